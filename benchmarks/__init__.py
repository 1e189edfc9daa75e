"""Measurements that compare this program with others."""
