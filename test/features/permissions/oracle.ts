/** What may be said of a power for an ally, and what it comes to, read a second time. @rules R-189 */
import type { AdvantageId, FactionId, GameEvent, GameState } from '#engine';

/** Whose powers may serve an ally, by the sheets. */
const LENT = {
  'atreides/prescience-ally': 'atreides',
  'bene-gesserit/voice-ally': 'bene-gesserit',
  'fremen/revival-ally': 'fremen',
  'harkonnen/traitors-for-ally': 'harkonnen',
} as const satisfies { readonly [Power in AdvantageId]?: FactionId };
type Lent = keyof typeof LENT;

/** With one that may serve nobody. */
export const POWERS: readonly AdvantageId[] = [...(Object.keys(LENT) as Lent[]), 'bene-gesserit/voice'];

/** Whether a permission was wrong: about something that is not the giver's own, or to a faction that is no ally. */
export function permissionsWrong(before: GameState, event: GameEvent): readonly string[] {
  if (event.type !== 'PermissionSaid') return [];
  const { faction, to, power } = event;
  const isAllied = before.alliances.some((members) => members.includes(faction) && members.includes(to));
  const owner = (LENT as { readonly [Power in AdvantageId]?: FactionId })[power];
  return [
    ...(isAllied ? [] : [`permissions: ${faction} and ${to} are no allies`]),
    ...(owner === faction ? [] : [`permissions: ${faction} lends ${power}`]),
  ];
}

/** What stands for this ally; asked each time where nothing was said. */
export const standing = ({ standingOrders }: GameState, power: Lent, to: FactionId): string =>
  standingOrders
    .flatMap(({ owner, order }) => (owner === LENT[power] && order.kind === 'permissions' ? order.said : []))
    .find((one) => one.power === power && one.to === to)?.permission ?? 'asked';
