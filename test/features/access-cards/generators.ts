/** Random commands about access cards, besides the answers to prompts. The engine refuses some of them. */
import type { PromptKind, Random } from '#engine';
import { chance, pickRandom, type Move } from '../../support/random-choice.ts';
import type { Aside } from '../../support/side-action.ts';
import { factionsOf, openPrompts, seatView, stateOf, type Table } from '../../support/table.ts';

/** A player offers cards, offers cards in exchange, or settles an offer; `null` if trades are not possible. */
function traded(table: Table, random: Random): Move | null {
  if (!stateOf(table).stack.some(({ kind }) => kind === 'access-trading')) return null;
  const seats = factionsOf(table).map((by) => ({ by, ...seatView(table, by).mine }));
  const holders = seats.filter(({ accessHand }) => accessHand.length > 0);
  if (holders.length === 0) return null;
  const shown = chance(50, random);
  const open = seats.flatMap(({ by, accessHand, accessTrades }) =>
    accessTrades
      .filter((trade) => by === (trade.returns === null ? trade.to : trade.by))
      .map(({ id, returns }) => ({ by, accessHand, trade: id, returns })),
  );
  if (open.length > 0 && chance(70, random)) {
    const { by, accessHand, trade, returns } = pickRandom(open, random);
    if (returns !== null) return { by, command: { type: 'SettleAccessTrade', trade, accepts: chance(80, random) } };
    const own = accessHand.map(({ id }) => id).slice(0, random(3));
    return { by, command: { type: 'AnswerAccessTrade', trade, returns: own, shown } };
  }
  const { by, accessHand } = pickRandom(holders, random);
  const to = pickRandom(factionsOf(table), random);
  const gives = [pickRandom(accessHand, random).id];
  return { by, command: { type: 'OfferAccessTrade', to, gives, shown, wants: 'troops' } };
}

/** Whether an answer is a limit that is kept for the next access cards. */
export const isKept = (value: unknown): boolean => typeof value === 'object' && value !== null && 'keeps' in value;

export const asides: readonly Aside[] = [traded, traded, traded];

/** The percentage of moves in which a trade goes on, in games with restless players. */
const TRADES = 50;
/** The percentage of moves in which a sealed answer of the module is opened again. */
const OPENED = 4;

/** Questions of the module to many seats at once. */
const SEALED: readonly PromptKind[] = [
  'manager-sum',
  'harvest-vote',
  'split-harvest',
  'access-bid',
  'trading-ready',
  'claim-strongholds',
];

const opened: Aside = (table, random) => {
  const sealed = openPrompts(table).filter((prompt) => prompt.sealed && SEALED.includes(prompt.kind));
  if (sealed.length === 0 || !chance(OPENED, random)) return null;
  const { faction: by, id: prompt } = pickRandom(sealed, random);
  return { by, command: { type: 'Withdraw', prompt } };
};

export const nowAndThen: readonly Aside[] = [
  opened,
  (table, random) => (chance(TRADES, random) ? traded(table, random) : null),
];
