/** Messages of permissions between allies. */
import type { AdvantageId } from '../../model/advantages.ts';
import type { FactionId } from '../../model/factions.ts';
import { advantageName, theAdvantage } from '../../messages/advantages.ts';
import { explain } from '../../messages/explanation.ts';
import { theFaction } from '../../messages/names.ts';
import { capitalize } from '../../messages/numbers.ts';
import type { Messages } from '../../messages/messages.ts';
import type { Lending, Permission, PermissionsContract } from './contract.ts';

export const permissionsMessages: Messages<PermissionsContract> = {
  refusals: {
    'lends-to-allies': ({ faction }) =>
      explain(`${capitalize(theFaction(faction))} is no ally of yours.`, 'Your powers can only serve allies.'),
    'nothing-to-lend': ({ power }) =>
      explain(
        `You cannot lend ${theAdvantage(power)}.`,
        'You can only lend your own powers, and only those that serve allies.',
      ),
  },
};

/** The name of the covered secret. */
export const PERMISSIONS_WHAT = 'what you leave to allies';
/** The explanation below the settings. */
export const PERMISSIONS_LEAD =
  'Only your ally reads your setting. You can change it at any time. It ends with the alliance.';

/** Returns a power with the ally that it serves, as a title: `Your Voice for the Emperor`. */
export const formatServing = (power: AdvantageId, ally: FactionId): string =>
  `Your ${advantageName(power)} for ${theFaction(ally)}`;

/** The button that closes the sheet. Each setting takes effect at once. */
export const DONE = 'Done';

const NAMES: Record<Permission, string> = { asked: 'Ask me', granted: 'Granted', denied: 'Denied' };
/** Returns the name of a setting. */
export const namePermission = (permission: Permission): string => NAMES[permission];

/** Returns the effect of a setting. */
export const formatMeaning = (lent: Lending, permission: Permission, ally: FactionId): string =>
  MEANINGS[lent][permission](theFaction(ally));

const MEANINGS: Record<Lending, Record<Permission, (ally: string) => string>> = {
  'ally-decides': {
    asked: (ally) => `You are asked each time it may serve ${ally}.`,
    granted: (ally) => `${capitalize(ally)} decides on it. You are not asked.`,
    denied: (ally) => `It is not used for ${ally}, and you are not asked.`,
  },
  'owner-answers': {
    asked: (ally) => `You call them or pass in each battle of ${ally}.`,
    granted: (ally) => `They are called for ${ally} unless you pass. Nobody learns before whether you have one.`,
    denied: (ally) => `None of them is called for ${ally}.`,
  },
};

/** Returns an ally's setting: `Bene Gesserit, Voice: granted to you.` */
export const formatHeard = (by: FactionId, power: AdvantageId, permission: Permission): string =>
  `${capitalize(theFaction(by))}, ${advantageName(power)}: ${HEARD[permission]}.`;

const HEARD: Record<Permission, string> = {
  asked: 'asked each time',
  granted: 'granted to you',
  denied: 'denied to you',
};
