"""The tree of the planner: many descents through sampled worlds, all in compiled code.

A node is a question to one seat, reached by the same answers; which answers are legal there differs
from world to world, so a branch counts how often it could have been chosen. Every seat looks for
its own good. A descent always goes on to the same horizon, some turns ahead, and is judged there:
lines that were followed for longer are thereby never compared with lines that were not.

In later turns the question alone makes the node, whatever line led to it: what others will want to
do, and what we do next, depends little on the details of this turn, and so it is learnt quickly.
What a line makes impossible is simply not among the answers there.
"""

from math import exp, sqrt

from lisboa.bots.evaluation import Weights, estimate, promise, promise_of_answer
from lisboa.bots.worth import hand
from lisboa.rules.machinery import engine
from lisboa.rules.machinery.state import State


class Method:
    """How to search; see `planner.METHOD` for the numbers."""

    def __init__(
        self, width: int, horizon: int, explore: float, temperature: float, scale: float
    ) -> None:
        self.width = width  # lines of this turn that are followed first
        self.horizon = horizon  # turns after this one, about
        self.explore = explore  # how much a promising answer is tried again
        self.temperature = temperature  # wigs that make an answer less likely by a factor of e
        self.scale = scale  # wigs ahead that make victory more likely by a factor of e


class Branch:
    """An answer: what is expected of it, and what came of it."""

    def __init__(self, action: int, promise: float) -> None:
        self.action = action
        self.promise = promise  # how its seat looks at it right after it, or where its lines end
        self.sown = 0  # 1 if a line of the beam went through it
        self.available = 0  # descents in which it could be chosen
        self.visits = 0
        self.chance = 0.0  # sums over all visits, for the seat that is asked
        self.margin = 0.0
        self.next: list[Node] = []


class Node:
    """A question: the same task of the same seat after the same answers."""

    def __init__(self, question: int, seat: int) -> None:
        self.question = question
        self.seat = seat
        self.visits = 0
        self.chance = 0.0
        self.branches: dict[int, Branch] = {}


class Tree:
    """All that was found out since the question at its root."""

    def __init__(self, s: State, weights: Weights, method: Method) -> None:
        self.weights = weights
        self.method = method
        self.turn = s.turn
        self.root = Node(s.agenda[-1], engine.seat_to_move(s))
        # Whole rounds, so that the last turn is one of the same seat: whoever had the last turn
        # before the judgement looks better than it is.
        n = len(s.players)
        self.horizon = (method.horizon + n // 2) // n * n
        self.later: list[dict[int, Node]] = [{} for _ in range(self.horizon)]


def search(tree: Tree, worlds: list[State], descents: int) -> None:
    """Descend so many times, in one world after the other."""
    for number in range(descents):
        _descend(tree, worlds[number % len(worlds)].clone())


def play_forced(s: State) -> None:
    """Questions with a single answer are nobody's decision."""
    while len(s.answers) == 1:
        engine.apply(s, s.answers[0])


def promises(s: State, weights: Weights) -> list[float]:
    """The wigs that each seat may expect, with its hand in this world.

    Against Lacerda wigs are not everything: there only what is ahead of it counts, and what helps
    towards a rank as so many wigs more.
    """
    if s.agreement.solo:
        return [promise(s, 0, weights), 0.0]
    wigs = estimate(s, weights)
    if not s.over:
        for seat in range(len(wigs)):
            wigs[seat] += hand(s, s.players[seat], weights)
    return wigs


def margin(wigs: list[float], seat: int) -> float:
    """How far a seat is ahead of its best rival."""
    best = -1e9
    for other in range(len(wigs)):
        if other != seat and wigs[other] > best:
            best = wigs[other]
    return wigs[seat] - best


def chances(wigs: list[float], scale: float) -> list[float]:
    """How likely it is that each seat wins: a number between 0 and 1 for what is expected."""
    best = max(wigs)
    powers = [exp((n - best) / scale) for n in wigs]
    total = sum(powers)
    return [power / total for power in powers]


def shares(node: Node, answers: list[int], temperature: float) -> list[float]:
    """The prior of each of these branches: together they make 1."""
    promises = [node.branches[action].promise for action in answers]
    best = max(promises)
    powers = [exp((promise - best) / temperature) for promise in promises]
    total = sum(powers)
    return [power / total for power in powers]


# ---- the beam: what this turn may bring, before anything is known of the next ones ----


class Strand:
    """Answers of one seat, one after the other, to a question of the same turn."""

    def __init__(self, path: list[Branch], node: Node, s: State) -> None:
        self.path = path
        self.node = node
        self.s = s
        self.promise = path[-1].promise if path else 0.0


def sow(tree: Tree, s: State) -> None:
    """Follow the most promising lines to the end of the turn.

    Afterwards a branch promises what the best line through it does: that is the prior of the
    search. A line ends as in the beam of `greedy`, so nothing hidden is read. At every step the
    best lines of all go on, and the best one of every first answer.
    """
    lines = [Strand([], tree.root, s)]
    while lines:
        longer: list[Strand] = []
        for line in lines:
            for action in line.s.answers:
                after = _try(tree, line.node, line.s, action)
                _go_on(line, line.node.branches[action], after, s, longer)
        lines = _best(longer, tree.method.width)


def _go_on(line: Strand, branch: Branch, after: State, s: State, longer: list[Strand]) -> None:
    path = [*line.path, branch]
    if _goes_on(after, s):
        play_forced(after)
        if _goes_on(after, s):
            longer.append(Strand(path, _next(branch, after), after))
            return
    promise = branch.promise
    for place in range(len(path)):
        earlier = path[place]
        if not earlier.sown or promise > earlier.promise:
            earlier.sown = 1
            earlier.promise = promise


def _goes_on(after: State, s: State) -> bool:
    """Whether the same seat is asked in the same turn and nothing was turned up."""
    return (
        bool(after.agenda)
        and after.turn == s.turn
        and after.reveals == s.reveals
        and engine.seat_to_move(after) == engine.seat_to_move(s)
    )


def _best(lines: list[Strand], width: int) -> list[Strand]:
    lines.sort(key=_promised, reverse=True)
    out: list[Strand] = []
    firsts: list[int] = []
    for line in lines:
        first = line.path[0].action
        if len(out) < width or first not in firsts:
            out.append(line)
            firsts.append(first)
    return out


def _promised(line: Strand) -> float:
    return line.promise


# ---- one descent ----


def _descend(tree: Tree, s: State) -> None:
    node = tree.root
    last = tree.turn + tree.horizon
    nodes: list[Node] = []
    path: list[Branch] = []
    before: list[float] = []
    base = [0.0] * len(s.players)  # what each seat could expect when a later turn began
    while True:
        branch = _choose(tree, node, s)
        nodes.append(node)
        path.append(branch)
        before.append(base[node.seat])
        turn = s.turn
        engine.apply(s, branch.action)
        play_forced(s)
        if not s.agenda or s.turn > last:
            break
        if s.turn == tree.turn:
            node = _next(branch, s)
            continue
        node = _later(tree, s)
        if s.turn > turn:
            base = chances(promises(s, tree.weights), tree.method.scale)
    wigs = promises(s, tree.weights)
    won = chances(wigs, tree.method.scale)
    for place in range(len(path)):
        node, branch = nodes[place], path[place]
        gain = won[node.seat] - before[place]
        node.visits += 1
        node.chance += gain
        branch.visits += 1
        branch.chance += gain
        branch.margin += margin(wigs, node.seat)


def _next(branch: Branch, s: State) -> Node:
    """The question that is asked now, in the same turn."""
    question = s.agenda[-1]
    for node in branch.next:
        if node.question == question:
            return node
    node = Node(question, engine.seat_to_move(s))
    branch.next.append(node)
    return node


def _later(tree: Tree, s: State) -> Node:
    """The question that is asked now, in a later turn."""
    nodes = tree.later[s.turn - tree.turn - 1]
    question = s.agenda[-1]
    node = nodes.get(question)
    if node is None:
        node = nodes[question] = Node(question, engine.seat_to_move(s))
    return node


def look(tree: Tree, node: Node, s: State) -> None:
    """Meet the answers that this world offers; those not seen before are tried for one step."""
    for action in s.answers:
        if action not in node.branches:
            after = s.clone()
            engine.carry_out(after, action)  # without the answers to the next question
            node.branches[action] = Branch(
                action, promise_of_answer(s, after, node.seat, tree.weights)
            )


def _try(tree: Tree, node: Node, s: State, action: int) -> State:
    """What an answer leads to."""
    after = s.clone()
    engine.apply(after, action)
    if action not in node.branches:
        node.branches[action] = Branch(action, promise_of_answer(s, after, node.seat, tree.weights))
    return after


def _choose(tree: Tree, node: Node, s: State) -> Branch:
    """What is good so far, or promising and seldom tried.

    An answer that was never tried is taken to be as good as the question's average; where there
    are dozens, those of little promise have to wait until the better ones have been tried often.
    """
    look(tree, node, s)
    priors = shares(node, s.answers, tree.method.temperature)
    average = node.chance / node.visits if node.visits else 0.0
    best = -1e9
    chosen = node.branches[s.answers[0]]
    for place, action in enumerate(s.answers):
        branch = node.branches[action]
        branch.available += 1
        worth = branch.chance / branch.visits if branch.visits else average
        tried = sqrt(branch.available) / (1 + branch.visits)
        worth += tree.method.explore * priors[place] * tried
        if worth > best:
            best = worth
            chosen = branch
    return chosen
