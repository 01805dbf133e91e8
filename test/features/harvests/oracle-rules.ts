/** The First Manager, the tax, the votes and the payments of a harvest, read a second time. @rules AH79 Spice Harvest IV.4, V, VI */
import type { FactionId, GameEvent, GameState } from '#engine';
import { must } from '#lib/core/assert-never.ts';
import { ownOf } from '../../support/oracle/own.ts';
import { insiders } from './oracle/insiders.ts';

type Settled = Extract<GameEvent, { readonly type: 'HarvestSettled' }>;
type Voted = Extract<GameEvent, { readonly type: 'HarvestVoted' }>;

/** What is wrong with an event of the harvests. */
export function harvestWrong(before: GameState, event: GameEvent): readonly string[] {
  switch (event.type) {
    case 'FirstManagerNamed':
      return firstManagerWrong(before, event);
    case 'HarvestTaxed':
      return taxWrong(before, event);
    case 'HarvestVoted':
      return votedWrong(before, event);
    case 'HarvestSettled':
      return settledWrong(before, event);
    case 'HarvestCardDrawn':
      return same(
        event.manager === 'ixians' ? (3 * event.card - (event.card % 2)) / 2 : event.card,
        event.counts ?? event.card,
        'value of a card',
      );
    case 'HarvestManagerFell':
      return isAsked(before) ? [] : ['harvests: nobody may block the next Manager'];
    case 'HarvestManagerNamed':
      return event.because === 'caught' ? successorWrong(before, event) : [];
    default:
      return [];
  }
}

/** IV.4: the player with the most spice becomes Manager and pays the player with the next most. */
function firstManagerWrong(
  { stack, seating }: GameState,
  { sums, manager, payee }: Extract<GameEvent, { readonly type: 'FirstManagerNamed' }>,
): readonly string[] {
  const asked = stack.find((activity) => activity.kind === 'first-manager');
  const sumOf = (faction: FactionId): number => sums.find((one) => one.faction === faction)?.sum ?? -1;
  const others = sums.filter(({ faction }) => faction !== manager);
  const isSealed = sums.every(
    ({ faction, sum }) => sum <= (asked?.sums.find((one) => one.faction === faction)?.value ?? -1),
  );
  return [
    ...(sums.length === insiders({ seating }).length && isSealed
      ? []
      : ['harvests: sums are shown that nobody sealed']),
    ...(others.every(({ sum }) => sum <= sumOf(manager)) ? [] : [`harvests: ${manager} manages with a lower sum`]),
    ...(payee !== manager && others.every(({ sum }) => sum <= sumOf(payee)) ? [] : [`harvests: ${payee} was paid`]),
  ];
}

/**
 * V.1.a, VI.5: the Manager pays one spice to the Emperor or the bank. A Manager without spice hands the office to the
 * right.
 */
function taxWrong(
  state: GameState,
  { manager, unable, to }: Extract<GameEvent, { readonly type: 'HarvestTaxed' }>,
): readonly string[] {
  const isPoor = (faction: FactionId): boolean => ownOf(state, faction).spice === 0;
  const emperor = state.seating.find(({ faction }) => faction === 'emperor')?.faction ?? null;
  const payee = emperor ?? 'bank';
  const round = rightOf(state, must(state.harvests?.manager ?? null, 'a Manager'));
  const first = round.find((faction) => faction === emperor || !isPoor(faction));
  const expected =
    first === undefined
      ? { manager: round[0], unable: round, to: null }
      : { manager: first, unable: round.slice(0, round.indexOf(first)), to: first === emperor ? null : payee };
  return same(expected, { manager, unable, to }, 'tax');
}

/**
 * Returns all factions to the right of this one, which comes first. The numbers of the player circles run against the
 * clock.
 */
function rightOf({ seating }: GameState, first: FactionId): readonly FactionId[] {
  const round = insiders({ seating })
    .toSorted((one, other) => one.circle - other.circle)
    .map(({ faction }) => faction);
  const at = round.indexOf(first);
  return round.map((_faction, step) => must(round[(at + step) % round.length], 'a seat'));
}

/** V.2.b.2: the cards are shown, and each player who voted yes gets the spice of the share cards. */
function votedWrong(state: GameState, { votes, drawn, paid }: Voted): readonly string[] {
  const { drawn: cards, shares, votes: sealed } = harvestIn(state);
  const shown = votes.map(({ faction, vote }) => `${faction} ${vote}`).toSorted();
  const cast = sealed.map(({ faction, value }) => `${faction} ${value}`).toSorted();
  const due = shares.flatMap(({ faction, share }) => (cast.includes(`${faction} yes`) ? [`${faction} ${share}`] : []));
  return [
    ...same(cast, shown, 'votes'),
    ...same(due.toSorted(), paid.map(({ faction, amount }) => `${faction} ${amount}`).toSorted(), 'shares'),
    ...same(added(cards), drawn, 'harvest'),
  ];
}

/**
 * V.2.b.3–4: the Manager keeps the rest. If most voted no and the report was a lie, those who voted no get the rest.
 */
function settledWrong(state: GameState, { report }: Settled): readonly string[] {
  const { drawn: cards, shares, announced, voted, splits } = harvestIn(state);
  const no = voted.flatMap(({ faction, vote }) => (vote === 'no' ? [faction] : []));
  const isMajority = no.length > voted.length - no.length;
  const isLie = announced !== added(cards) || added(shares.map(({ share }) => share)) !== announced;
  const toYes = added(shares.flatMap(({ faction, share }) => (no.includes(faction) ? [] : [share])));
  const rest = added(cards) + 3 - toYes;
  const toNo = added(report.paidToNo.map(({ amount }) => amount));
  const isAgreed = splits.length === no.length && new Set(splits.map(({ value }) => JSON.stringify(value))).size === 1;
  const agreed = isAgreed ? (splits[0]?.value ?? null) : null;
  const isFair =
    agreed === null
      ? report.paidToNo.every(({ amount }) => amount === Math.floor(rest / no.length))
      : JSON.stringify(agreed) === JSON.stringify(report.paidToNo);
  return [
    ...same(added(cards) + 3, report.pot, 'pot'),
    ...same(isMajority ? !isLie : 'untold', report.honest, 'honesty'),
    ...same(isMajority && isLie ? 0 : rest, report.paidToManager, 'Manager'),
    ...same(
      isMajority && isLie ? no : [],
      report.paidToNo.map(({ faction }) => faction),
      'no voters',
    ),
    ...(isFair ? [] : ['harvests: the no voters were paid otherwise than they agreed']),
    ...same(report.pot, toYes + toNo + report.paidToManager + report.backToBank, 'all parts of the pot'),
  ];
}

/**
 * V.2.b.3, VI.6: the office goes to the right neighbour. Harkonnen keep it once. 000 XXV.I: the Lansraad may block the
 * neighbour, and then the second player to the right becomes Manager.
 */
function successorWrong(
  state: GameState,
  { manager, kept, passedOver }: Extract<GameEvent, { readonly type: 'HarvestManagerNamed' }>,
): readonly string[] {
  const fallen = must(state.harvests?.manager ?? null, 'a Manager');
  const round = rightOf(state, fallen);
  const stays = staysNow(state);
  const wasAsked = state.stack.some((one) => one.kind === 'harvest' && one.step === 'succession');
  const second = round[2 % round.length];
  const next = stays ? fallen : passedOver === undefined ? round[1] : second;
  return [
    ...same({ manager: next, kept: stays }, { manager, kept }, 'successor'),
    ...same(isAsked(state), wasAsked, 'question to the Lansraad'),
    ...(passedOver === undefined ? [] : same({ by: 'lansraad', faction: round[1] }, passedOver, 'blocked Manager')),
  ];
}

const staysNow = ({ harvests }: GameState): boolean =>
  harvests?.manager === 'harkonnen' && !harvests.keptOffice.includes('harkonnen');

/** Whether the Lansraad are asked about the next Manager. */
const isAsked = (state: GameState): boolean =>
  state.seating.some(({ faction }) => faction === 'lansraad') && !staysNow(state);

const harvestIn = ({ stack }: GameState) =>
  must(
    stack.find((activity) => activity.kind === 'harvest'),
    'a harvest',
  );

const added = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const same = (expected: unknown, found: unknown, what: string): readonly string[] =>
  JSON.stringify(expected) === JSON.stringify(found)
    ? []
    : [`harvests: ${what} should be ${JSON.stringify(expected)}, is ${JSON.stringify(found)}`];
