"""Deliberate faults: small changes of a module, each of which some test should notice.

A fault has a name that survives edits elsewhere: the function, and the expression before and after.
"""

import ast
import copy
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

RULES: Final = Path(__file__).parents[2] / "src" / "lisboa" / "rules"
LONGEST: Final = 70  # characters of an expression in a name

Step = tuple[str, int | None]  # a field of a node, and the place if the field is a list
Change = ast.AST | None  # None: the node is left out

OTHER_COMPARISON: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OTHER_SIGN: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.RShift: ast.LShift,
}
OTHER_CALL: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
IN_A_ROW: Final = {"then"}  # calls whose arguments are steps: each may be forgotten
NEGATED_BY_ITS_OWN: Final = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
UNTOUCHED: Final = {"annotation", "returns", "decorator_list", "bases", "type_params"}


@dataclass(frozen=True)
class Fault:
    module: str  # "visits", "machinery.engine"
    name: str
    function: str  # whose body it changes: "follow", "LotQuestion.answer"; "" if none
    steps: tuple[Step, ...]
    change: Change

    def tree(self) -> ast.Module:
        """The module with its fault."""
        tree = parsed(self.module)
        _put(tree, self.steps, self.change)
        return ast.fix_missing_locations(tree)


def modules() -> list[str]:
    """All modules of the rules, in their order."""
    files = sorted(file for file in RULES.rglob("*.py") if file.name != "__init__.py")
    return [".".join(file.relative_to(RULES).with_suffix("").parts) for file in files]


def source(module: str) -> str:
    return RULES.joinpath(*module.split(".")).with_suffix(".py").read_text("utf-8")


def parsed(module: str) -> ast.Module:
    return ast.parse(source(module))


def faults(module: str) -> list[Fault]:
    """Every fault of a module, in the order of its lines."""
    tree, seen, out = parsed(module), Counter[str](), []
    for steps, place, node in _nodes(tree):
        for change in _changes(node, steps[-1][0]):
            said = _said(tree, steps, node, change)
            name = f"{module}.{place}: {said}" if place else f"{module}: {said}"
            seen[name] += 1
            if seen[name] > 1:
                name = f"{name} ({seen[name]})"
            out.append(Fault(module, name, _function(tree, steps), steps, change))
    return out


def _nodes(
    node: ast.AST, steps: tuple[Step, ...] = (), place: str = ""
) -> Iterator[tuple[tuple[Step, ...], str, ast.AST]]:
    """Every node below a node, with the way to it and the function it stands in."""
    for field, value in ast.iter_fields(node):
        if field in UNTOUCHED:
            continue
        children = value if isinstance(value, list) else [value]
        for number, child in enumerate(children):
            if not isinstance(child, ast.AST):
                continue
            here = (*steps, (field, number if isinstance(value, list) else None))
            inside = place
            if isinstance(child, ast.FunctionDef | ast.ClassDef):
                inside = f"{place}.{child.name}" if place else child.name
            yield here, place, child
            yield from _nodes(child, here, inside)


def _changes(node: ast.AST, field: str) -> Iterator[Change]:
    match node:
        case ast.Compare(left, [op], right):
            yield ast.Compare(left, [OTHER_COMPARISON[type(op)]()], right)
        case ast.BoolOp(op, values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
            for place in range(len(values)):
                rest = values[:place] + values[place + 1 :]
                yield ast.BoolOp(op, rest) if len(rest) > 1 else rest[0]
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.Constant(bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(int(value)):
            yield ast.Constant(value + 1)
        case ast.BinOp(left, op, right) if type(op) in OTHER_SIGN:
            yield ast.BinOp(left, OTHER_SIGN[type(op)](), right)
        case ast.Call(ast.Name(name), arguments, keywords) if name in OTHER_CALL:
            yield ast.Call(ast.Name(OTHER_CALL[name], ast.Load()), arguments, keywords)
        case ast.Call(ast.Attribute(_, name) as call, [_, _, *_] as arguments, keywords):
            if name in IN_A_ROW:
                for place in range(len(arguments)):
                    rest = arguments[:place] + arguments[place + 1 :]
                    yield ast.Call(call, rest, keywords)
        case ast.Expr(ast.Call()) | ast.AugAssign():
            yield ast.Pass()
        case ast.Assign([target]) if _is_kept(target):
            yield ast.Pass()
        case ast.Return(None):
            yield ast.Pass()
    if field == "ifs":
        yield ast.Constant(True)
    if field == "test" and not _negated_by_its_own(node):
        yield ast.UnaryOp(ast.Not(), node)  # type: ignore[arg-type]


def _is_kept(target: ast.expr) -> bool:
    """Not only in a local name, which would be missed at once."""
    return any(isinstance(node, ast.Attribute | ast.Subscript) for node in ast.walk(target))


def _negated_by_its_own(node: ast.AST) -> bool:
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        return isinstance(node.ops[0], NEGATED_BY_ITS_OWN)
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)


def _function(tree: ast.Module, steps: tuple[Step, ...]) -> str:
    """The outermost function into whose body the way leads, with its class."""
    names: list[str] = []
    node: ast.AST = tree
    for field, place in steps:
        if isinstance(node, ast.FunctionDef):
            return ".".join(names) if field == "body" else ""
        node = _at(node, ((field, place),))
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.append(node.name)
    return ""


# ---- names ----


def _said(tree: ast.Module, steps: tuple[Step, ...], node: ast.AST, change: Change) -> str:
    """What was there and what is there now, with a little around it if it is small."""
    if isinstance(change, ast.Pass):
        return f"without {_short(ast.unparse(node))}"
    around = _at(tree, steps[:-1])
    if not isinstance(around, ast.expr):
        return _difference(ast.unparse(node), ast.unparse(change) if change else "")
    changed = copy.deepcopy(around)
    _put(changed, steps[-1:], change)
    return _difference(ast.unparse(around), ast.unparse(changed))


def _difference(before: str, after: str) -> str:
    """Both, cut to what surrounds the first difference when they are long."""
    if len(before) + len(after) <= 2 * LONGEST:
        return f"{' '.join(before.split())} → {' '.join(after.split())}"
    same = next(
        (i for i, (a, b) in enumerate(zip(before, after, strict=False)) if a != b), len(after)
    )
    first = max(0, same - LONGEST // 3)
    return f"{_short(before[first:], first > 0)} → {_short(after[first:], first > 0)}"


def _short(text: str, cut: bool = False) -> str:
    text = " ".join(text.split())
    return ("… " if cut else "") + (text if len(text) <= LONGEST else f"{text[:LONGEST]} …")


# ---- the way to a node ----


def _at(node: ast.AST, steps: tuple[Step, ...]) -> ast.AST:
    for field, place in steps:
        node = getattr(node, field) if place is None else getattr(node, field)[place]
    return node


def _put(tree: ast.AST, steps: tuple[Step, ...], change: Change) -> None:
    parent, (field, place) = _at(tree, steps[:-1]), steps[-1]
    if place is None:
        setattr(parent, field, change)
    else:
        getattr(parent, field)[place] = change
