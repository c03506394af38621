"""The best park as a model for an exact solver of others: OR-Tools CP-SAT."""

from typing import Any

from ortools.sat.python import cp_model

from wildpark.rules.zuuli import Position
from wildpark.rules.zuuli.box import Animal, Enclosure

HABITATS = ("plains", "jungle", "water")
LARGEST = 10_000

Expression = Any
"""A number or an expression of the solver: they have no type in common."""


class Model:
    """One park. ``y`` upgrades and ``x`` animals are numbers by room."""

    def __init__(self, game: Position, seat: int) -> None:
        self.game, self.seat, self.cards = game, seat, game.components
        self.model = cp_model.CpModel()
        self.rooms = game.rooms_of(seat)
        self.x: dict[tuple[int, int], Expression] = {}
        self.y: dict[tuple[int, int], Expression] = {}
        self.points: list[Expression] = []
        self.stock = [self.all_of(species) for species in range(len(self.cards.animals))]
        for room in self.rooms:
            self.add_room(room)
        self.add_totals()

    def all_of(self, species: int) -> int:
        """How many animals of a species the seat has."""
        outside = self.game.outside_of(self.seat)[species]
        return outside + sum(self.game.animals_in(self.seat, room)[species] for room in self.rooms)

    def add_room(self, room: int) -> None:
        """All that holds in one room, and its points."""
        model, enclosure = self.model, self.cards.enclosure_at[room]
        fresh, there = self.game.fresh_in(self.seat, room), self.game.upgrades_in(self.seat, room)
        for number in range(len(self.cards.upgrades)):
            fixed = there[number] - fresh[number]
            self.y[room, number] = model.new_int_var(fixed, 9, "")
        for species, count in enumerate(self.stock):
            self.x[room, species] = model.new_int_var(0, count, "")
        has = {name: self.habitat(room, enclosure, name) for name in HABITATS}
        crowd = sum(self.x[room, species] for species in range(len(self.stock)))
        company = self.is_at_least(crowd, 2)
        fence = self.is_at_least(self.sum_of(room, "mixing"), 1)
        needs, worths = [], []
        fierce_names, names = [], []
        for species, animal in enumerate(self.cards.animals):
            lives = self.is_at_least(self.x[room, species], 1)
            model.add_bool_or([lives.negated(), *(has[name] for name in animal.habitats)])
            fierce = self.fierce(animal, has)
            self.hold_condition(enclosure, lives, fierce, self.x[room, species])
            both = self.both(lives, fierce)
            fierce_names.append(both)
            names.append(lives)
            needs.append(self.need(animal, self.x[room, species]))
            worths.append(self.worth(animal, self.x[room, species], company, has))
        any_fierce = self.is_at_least(sum(fierce_names), 1)
        model.add(sum(names) <= 1).only_enforce_if([any_fierce, fence.negated()])
        model.add(sum(needs) <= enclosure.space + self.sum_of(room, "space"))
        total = model.new_int_var(0, LARGEST, "")
        model.add(total == sum(worths))
        times = model.new_int_var(0, 99, "")
        model.add(times == enclosure.satisfaction + self.sum_of(room, "satisfaction"))
        points = model.new_int_var(0, LARGEST, "")
        model.add_multiplication_equality(points, [total, times])
        self.points.append(points)

    def sum_of(self, room: int, effect: str) -> Expression:
        """What the upgrades of a room add."""
        return sum(
            int(getattr(upgrade, effect)) * self.y[room, number]
            for number, upgrade in enumerate(self.cards.upgrades)
        )

    def is_at_least(self, expression: Expression, least: int) -> Expression:
        """Whether an expression reaches a number."""
        found = self.model.new_bool_var("")
        self.model.add(expression >= least).only_enforce_if(found)
        self.model.add(expression < least).only_enforce_if(found.negated())
        return found

    def both(self, one: Expression, other: Expression) -> Expression:
        """Whether two things hold."""
        found = self.model.new_bool_var("")
        self.model.add_bool_and([one, other]).only_enforce_if(found)
        self.model.add_bool_or([one.negated(), other.negated(), found])
        return found

    def habitat(self, room: int, enclosure: Enclosure, name: str) -> Expression:
        """Whether a room has a habitat."""
        if name in enclosure.habitats:
            return self.model.new_constant(1)
        adding = [
            self.y[room, number]
            for number, upgrade in enumerate(self.cards.upgrades)
            if upgrade.habitat == name
        ]
        return self.is_at_least(sum(adding), 1) if adding else self.model.new_constant(0)

    def fierce(self, animal: Animal, has: dict[str, Expression]) -> Expression:
        """Whether an animal is fierce there."""
        if animal.fierce and animal.rule == "wallow":
            return self.both(has["plains"], has["water"]).negated()
        return self.model.new_constant(int(animal.fierce))

    def hold_condition(
        self, enclosure: Enclosure, lives: Expression, fierce: Expression, count: Expression
    ) -> None:
        """What is printed on the enclosure."""
        match enclosure.condition:
            case "friendly only":
                self.model.add_implication(lives, fierce.negated())
            case "fierce only":
                self.model.add_implication(lives, fierce)
            case "no two alike":
                self.model.add(count <= 1)

    def need(self, animal: Animal, count: Expression) -> Expression:
        """The space that animals of one name take."""
        if animal.rule != "pride":
            return animal.space * count
        return self.looked_up(count, lambda n: 2 * n if n > 1 else animal.space * n)

    def looked_up(self, count: Expression, answer: Expression) -> Expression:
        """A function of a small number, by a table."""
        found = self.model.new_int_var(0, LARGEST, "")
        self.model.add_allowed_assignments(
            [count, found], [(number, answer(number)) for number in range(10)]
        )
        return found

    def worth(
        self, animal: Animal, count: Expression, company: Expression, has: dict[str, Expression]
    ) -> Expression:
        """What all animals of one name are worth together."""
        value = animal.value
        match animal.rule:
            case "troop":
                return self.looked_up(count, lambda n: n * min(n, 3))
            case "bloom":
                return self.looked_up(count, lambda n: n * value * (2 if n > 2 else 1))
            case "company":
                return self.if_else(company, value * count, 0)
            case "chorus":
                both = self.both(has["jungle"], has["water"])
                return self.if_else(both, 3 * count, value * count)
        return value * count

    def if_else(self, condition: Expression, yes: Expression, no: Expression) -> Expression:
        """One of two numbers."""
        found = self.model.new_int_var(0, LARGEST, "")
        self.model.add(found == yes).only_enforce_if(condition)
        self.model.add(found == no).only_enforce_if(condition.negated())
        return found

    def add_totals(self) -> None:
        """Cards are used once; who was housed is; all that counts."""
        before = self.game.housed_before(self.seat)
        housed = 0
        for species, count in enumerate(self.stock):
            homes = sum(self.x[room, species] for room in self.rooms)
            self.model.add(homes <= count)
            self.model.add(homes >= before[species])
            housed += self.cards.animals[species].value * homes
        for number in range(len(self.cards.upgrades)):
            there = sum(self.game.upgrades_in(self.seat, room)[number] for room in self.rooms)
            used = sum(self.y[room, number] for room in self.rooms)
            self.model.add(used <= there + self.game.spare_of(self.seat)[number])
        printed = sum(
            animal.value * count
            for animal, count in zip(self.cards.animals, self.stock, strict=True)
        )
        self.model.maximize(sum(self.points) - printed + housed)


def solved(game: Position, seat: int, seconds: float = 60.0) -> tuple[int, bool, float]:
    """The most that this year can score; whether that is proven; the seconds it took."""
    solver = cp_model.CpSolver()
    solver.parameters.max_time_in_seconds = seconds
    solver.parameters.num_workers = 1
    status = solver.solve(Model(game, seat).model)
    return (
        max(round(solver.objective_value), 0),
        status == cp_model.OPTIMAL,
        solver.wall_time,
    )
