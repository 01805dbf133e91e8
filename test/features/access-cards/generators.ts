/** Random commands about access cards, besides the answers to prompts. The engine refuses some of them. */
import type { PromptKind, Random } from '#engine';
import { chance, pickRandom, type Move } from '../../support/random-choice.ts';
import type { Aside } from '../../support/side-action.ts';
import { factionsOf, promptsOf, stateOf, type Table } from '../../support/table.ts';

/** A player offers cards, offers cards in exchange, or settles an offer; `null` if trades are not possible. */
function traded(table: Table, random: Random): Move | null {
  const { stack, access } = stateOf(table);
  const hands = access?.hands.filter(({ cards }) => cards.length > 0) ?? [];
  const trades = stack.flatMap((one) => (one.kind === 'access-trading' ? [one.trades] : []))[0];
  if (trades === undefined || hands.length === 0) return null;
  const shown = chance(50, random);
  if (trades.length > 0 && chance(70, random)) {
    const { id: trade, by, to, returns } = pickRandom(trades, random);
    if (returns !== null) return { by, command: { type: 'SettleAccessTrade', trade, accepts: chance(80, random) } };
    const own = hands.find(({ faction }) => faction === to)?.cards ?? [];
    return { by: to, command: { type: 'AnswerAccessTrade', trade, returns: own.slice(0, random(3)), shown } };
  }
  const { faction: by, cards } = pickRandom(hands, random);
  const to = pickRandom(factionsOf(table), random);
  return { by, command: { type: 'OfferAccessTrade', to, gives: [pickRandom(cards, random)], shown, wants: 'troops' } };
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
  const sealed = factionsOf(table)
    .flatMap((faction) => promptsOf(table, faction))
    .filter((prompt) => prompt.sealed && SEALED.includes(prompt.kind));
  if (sealed.length === 0 || !chance(OPENED, random)) return null;
  const { faction: by, id: prompt } = pickRandom(sealed, random);
  return { by, command: { type: 'Withdraw', prompt } };
};

export const nowAndThen: readonly Aside[] = [
  opened,
  (table, random) => (chance(TRADES, random) ? traded(table, random) : null),
];
