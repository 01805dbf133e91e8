/** Reads the rules a second time: the possible permissions and their effects. @rules R-189 */
import type { AdvantageId, FactionId, GameEvent, GameState } from '#engine';

/** The factions with a power for an ally, by the sheets. */
const LENT = {
  'atreides/prescience-ally': 'atreides',
  'bene-gesserit/voice-ally': 'bene-gesserit',
  'fremen/revival-ally': 'fremen',
  'harkonnen/traitors-for-ally': 'harkonnen',
} as const satisfies { readonly [Power in AdvantageId]?: FactionId };
type Lent = keyof typeof LENT;

/** The list also has a faction without such a power. */
export const POWERS: readonly AdvantageId[] = [...(Object.keys(LENT) as Lent[]), 'bene-gesserit/voice'];

/** What is wrong with a permission: the giver does not have the power, or the receiver is no ally. */
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

/** Returns the permission for this ally. By default the owner is asked each time. */
export const standing = ({ standingOrders }: GameState, power: Lent, to: FactionId): string =>
  standingOrders
    .flatMap(({ owner, order }) => (owner === LENT[power] && order.kind === 'permissions' ? order.said : []))
    .find((one) => one.power === power && one.to === to)?.permission ?? 'asked';
