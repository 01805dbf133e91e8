/** Messages of shown secrets. */
import { cardName } from '../../messages/cards.ts';
import { explain } from '../../messages/explanation.ts';
import { leaderName, theFaction, factionPossessive } from '../../messages/names.ts';
import { capitalize, formatSpice } from '../../messages/numbers.ts';
import { formatPrediction } from '../../messages/prediction.ts';
import type { Messages } from '../../messages/messages.ts';
import type { SecretFace, SecretToShow, ShowSecretContract, Vouched } from './contract.ts';
import type { FactionId } from '../../model/factions.ts';

const HOW_IT_COMES: Readonly<Record<SecretToShow['kind'], string>> = {
  card: 'Choose a card of your hand that Mentat knows.',
  traitor: 'Choose a leader that you have entered in Mentat.',
  prediction: 'Enter your prediction in Mentat first.',
  share: 'Show a share of a harvest before the vote is over, if your rulebook allows that.',
};

export const showSecretMessages: Messages<ShowSecretContract> = {
  log: {
    'secret-held-up': ({ by, to, silently }) =>
      `${theFaction(by)} showed ${theFaction(to)} something${silently ? ', unknown to all others' : ''}.`,
    'secret-seen': ({ by, to }) => `${theFaction(to)} has looked at what ${theFaction(by)} showed.`,
  },
  points: {
    'secret-held-up': ({ by, to }) => `${theFaction(by)} showed ${theFaction(to)} something`,
    'secret-seen': ({ by, to }) => `${theFaction(to)} looked at what ${theFaction(by)} showed`,
  },
  refusals: {
    'shown-to-oneself': () => explain('You know this already.', 'Show it to another player.'),
    'not-to-be-shown': ({ kind }) => explain('No secret is shown to you.', HOW_IT_COMES[kind]),
    'held-up-already': ({ to }) =>
      explain(
        `${capitalize(theFaction(to))} has not looked yet at what you showed before.`,
        'Show one thing after the other.',
      ),
    'nothing-held-up': () =>
      explain('The secret is covered again.', 'Ask the player who showed it to show it once more.'),
  },
};

/** The texts of the sheet. They are the same for every secret. */
export const SHEET = {
  title: 'Shown in secret',
  what: 'what is shown',
  toYou: 'Shown to you',
  look: 'Look at it now',
  yours: 'Show one of yours',
  nothing: 'You hold nothing that Mentat knows.',
  predicted: 'What you have predicted',
  share: 'Your share of the harvest',
  toWhom: 'To which faction',
} as const;

/** The line if no secret is shown to this seat. */
export const NOTHING_SHOWN = 'No player shows you a secret now.';

/** Returns the line about a covered secret: `Harkonnen shows you something. You see it once, for 10 seconds.` */
export const formatHeldUp = (by: FactionId, seconds: number): string =>
  `${capitalize(theFaction(by))} shows you something. You see it once, for ${seconds} seconds.`;

/** Returns the shown secret: `Stilgar is in Harkonnen’s pay.` */
export function formatFace(by: FactionId, face: SecretFace): string {
  switch (face.kind) {
    case 'card':
      return `${capitalize(theFaction(by))} holds ${cardName(face.card)}.`;
    case 'traitor':
      return `${leaderName(face.leader)} is in ${factionPossessive(by)} pay.`;
    case 'prediction':
      return `${capitalize(theFaction(by))} has predicted: ${formatPrediction(face.prediction)}`;
    case 'share':
      return `${capitalize(theFaction(by))} was given a share of ${formatSpice(face.spice)}.`;
  }
}

/** Returns the source of the secret. */
export const formatVouched = (vouched: Vouched, by: FactionId): string =>
  vouched === 'mentat' ? 'Mentat dealt it.' : `As ${theFaction(by)} says; Mentat has not seen it.`;

/** Returns the text that says what others learn, before the secret is shown. */
export const formatWhoLearns = (to: FactionId, silently: boolean): string =>
  silently
    ? `You are allies: nobody else learns that you show ${theFaction(to)} anything.`
    : `Everyone learns that you show ${theFaction(to)} something, but not what.`;

/** Returns the label of the button that shows the secret. */
export const formatShowTo = (to: FactionId): string => `Show it to ${theFaction(to)}`;

/** Returns the line about a secret that was shown and is not seen yet. */
export const formatNotLookedAt = (to: FactionId): string => `${capitalize(theFaction(to))} has not looked yet.`;
