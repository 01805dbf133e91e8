import type { ArenaPlan, FactionId, SectorId, TableView } from '#client';
import { Arena, type ArenaTarget } from '#app/_components/arena/arena.tsx';
import { formatArena } from '#lib/modules/duel/kanly/messages/arena.ts';

type Fight = NonNullable<NonNullable<TableView['kanly']>['fight']>;

interface DuelArenaProps {
  readonly table: Pick<TableView, 'kanly'>;
  readonly targets?: readonly ArenaTarget[];
}

/** Draws the arena of the running duel or war. */
export function DuelArena({ table: { kanly }, targets = [] }: DuelArenaProps) {
  if (kanly === null || kanly.fight === null) return null;
  return <RunningArena plan={kanly.arena} running={kanly.fight} targets={targets} />;
}

interface RunningArenaProps {
  readonly plan: ArenaPlan;
  readonly running: Fight;
  readonly targets?: readonly ArenaTarget[];
}

export const RunningArena = ({ plan, running, targets = [] }: RunningArenaProps) => (
  <Arena
    plan={plan}
    pieces={running.fighters.map(({ faction, at, shown }) => ({ faction, at, worth: shown?.worth ?? null }))}
    blocks={running.blocks}
    attack={attackIn(running)}
    label={formatArena(running)}
    targets={targets}
  />
);

function attackIn({ attack, fighters }: Fight) {
  if (attack === null) return null;
  const [from, to] = [placeOf(fighters, attack.by), placeOf(fighters, attack.on)];
  return from === null || to === null ? null : { from, to };
}

/** Returns the sector of a leader; `null` if it is not in the arena. */
export const placeOf = (fighters: Fight['fighters'], faction: FactionId): SectorId | null =>
  fighters.find((one) => one.faction === faction)?.at ?? null;
