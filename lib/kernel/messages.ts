/** Messages of the kernel: opening, corrections, windows, take-backs. */
import type { MachineContract } from '../model/machine.ts';
import { formatKaramaDid, theAdvantage } from '../messages/advantages.ts';
import { cardName } from '../messages/cards.ts';
import { COMMON_MOVES } from '../messages/actions.ts';
import { gameName, theFaction, factionPossessive } from '../messages/names.ts';
import { formatUndoneTo, TAKEN_BACK } from '../messages/notices.ts';
import { plural } from '../messages/numbers.ts';
import { COMMON_REFUSALS } from '../messages/refusals.ts';
import type { Messages } from '../messages/messages.ts';

export const kernelMessages: Messages<MachineContract> = {
  windows: {
    cancel: {
      lead: 'Every phone shows this question. It closes on all phones at the same time. If you do not answer, you pass.',
      above: ({ uses: acts }) =>
        `Every phone shows this question. A Karama can cancel ${plural(acts.length, { one: 'it', other: 'one of them' })}.`,
      byDefault: 'The answer is a pass.',
    },
  },
  log: {
    'table-opened': ({ edition, layer }) => `the table opened: ${gameName(edition, layer)}.`,
    'fact-corrected': ({ fact, was }, { edition, sayCorrection }) => sayCorrection(fact, was, edition),
    'own-secret-declared': ({ fact }, { sayOwnFact }) => sayOwnFact(fact),
    'default-taken': ({ faction, to }, { awaitedTo }) =>
      `the moderator answered for ${theFaction(faction)}, who had ${awaitedTo(to)}.`,
    'cards-were-named': () => 'treachery cards were named here.',
    'take-back-asked': ({ faction }) => `${theFaction(faction)} asked to take back the last act.`,
    'taken-back': ({ ownChanged, before, by }, { sayPoint }) => {
      if (by !== undefined) return `${theFaction(by)} took back the last act.`;
      const undone = before === null ? TAKEN_BACK : formatUndoneTo(sayPoint(before));
      return ownChanged
        ? `${undone}. Your own secrets have changed too. Check them again.`
        : `${undone}. What players have seen stays known.`;
    },
    'use-stands': ({ use }, { theUse }) => `nobody cancelled ${theUse(use)}.`,
    'use-cancelled': ({ by, use }, { theUse }) => {
      const did = use.kind === 'advantage' ? formatKaramaDid(use.advantage) : null;
      return `${theFaction(by)} ${did ?? `cancelled ${theUse(use)}`} with a Karama.`;
    },
    'played-as-karama': ({ by, card, use }, { theUse }) =>
      `${theFaction(by)} played ${cardName(card)} as a Karama, against ${theUse(use)}.`,
  },
  covered: { 'own-secret-declared': ({ fact }, { coverOwnFact }) => coverOwnFact(fact) },
  points: {
    'cards-were-named': () => 'treachery cards were named',
    'take-back-asked': ({ faction }) => `${theFaction(faction)} had asked to take back an act`,
    'taken-back': TAKEN_BACK,
    'use-stands': ({ use }, { theUse }) => `the time to cancel ${theUse(use)} had passed`,
  },
  uses: {
    advantage: ({ advantage }) => theAdvantage(advantage),
    'played-as-karama': ({ by, card }) => `${factionPossessive(by)} ${cardName(card)}`,
  },
  actions: COMMON_MOVES,
  refusals: COMMON_REFUSALS,
};
