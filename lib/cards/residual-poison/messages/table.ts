/** The texts of phone, screen and desk about cards before shields. */
import { type AnswerValue, getField } from '../../../core/answer.ts';
import type { FactionId } from '../../../model/factions.ts';
import { parseLeader } from '../../../model/answers.ts';
import { TREACHERY_TITLES } from '../../../model/treachery-cards.ts';
import { heldCardName } from '../../../messages/cards.ts';
import { factionPossessive, leaderName, theFaction } from '../../../messages/names.ts';
import { capitalize, formatSpice } from '../../../messages/numbers.ts';
import type { Poison, PoisonDebt } from '../contract.ts';

export const POISONS = {
  title: 'Cards before shields',
  own: 'Your cards before shields',
  nobody: 'No card',
  payment: { what: 'what you can pay', label: 'Your answer', missing: 'Choose first.', act: 'Answer' },
  pay: 'Pay',
  refuse: 'Do not pay',
  takeAway: 'take it away, unseen',
} as const;

/** Returns the line of a card before a shield: `Before Fremen: the Guild demands 2 spice each turn.` */
export const formatPoison = ({ by, against, amount }: Pick<Poison, 'by' | 'against' | 'amount'>): string =>
  `${formatBefore(against)}: ${theFaction(by)} demands ${formatSpice(amount)} each turn.`;

/** Returns the line of a card with a secret die: `Before Fremen: a card of the Guild, and a secret die.` */
export const formatPoisoning = ({ by, against }: { readonly by: FactionId; readonly against: FactionId }): string =>
  `${formatBefore(against)}: a card of ${theFaction(by)}, and a secret die.`;

/** Returns the line of a debt: `The Guild owes the Emperor 12 spice.` */
export const formatDebt = ({ by, to, amount }: PoisonDebt): string =>
  `${capitalize(theFaction(by))} owes ${theFaction(to)} ${formatSpice(amount)}.`;

/** Returns the place of a card: `Before Fremen`. */
export const formatBefore = (faction: FactionId): string => `Before ${theFaction(faction)}`;

/** Returns the label of a demand: `What the Guild demands of Fremen each turn`. */
export const formatDemandOf = (by: FactionId, of: FactionId): string =>
  `What ${theFaction(by)} demands of ${theFaction(of)} each turn`;

/** Returns the label of a debt: `The Guild’s debt to the Emperor`. */
export const formatDebtOf = (by: FactionId, to: FactionId): string =>
  `${capitalize(factionPossessive(by))} debt to ${theFaction(to)}`;

/** Returns the card that is shown: `Residual Poison: Stilgar dies`, or `Kulon`. */
export function formatShown(answer: AnswerValue): string {
  const title = TREACHERY_TITLES.find((one) => one === getField(answer, 'card')) ?? 'unknown';
  const leader = parseLeader(getField(answer, 'leader'));
  return leader === null ? heldCardName(title) : `${heldCardName(title)}: ${leaderName(leader)} dies`;
}
