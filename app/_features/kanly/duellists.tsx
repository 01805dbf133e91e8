import type { FactionId, TableView } from '#client';
import { FactionDisc, FactionName } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { FIGHTER, formatFighter } from '#lib/modules/duel/kanly/messages/arena.ts';
import styles from './duellists.module.css';

type Running = NonNullable<NonNullable<TableView['kanly']>['running']>;

/** Shows both sides of a duel: the leader once it is shown, its value, and the backing. */
export const Duellists = ({ running }: { readonly running: Running }) => (
  <div className={styles.duellists}>
    {[running.by, running.on].map((faction) => (
      <Duellist key={faction} faction={faction} running={running} />
    ))}
  </div>
);

function Duellist({ faction, running: { fighters } }: { faction: FactionId; running: Running }) {
  const fighter = fighters.find((one) => one.faction === faction);
  return (
    <p className={styles.duellist}>
      <FactionDisc faction={faction} />
      <span>
        <FactionName faction={faction} />
        {fighter !== undefined && (
          <>
            <small>
              {formatFighter(fighter)}
              {fighter.backing !== null && (
                <>
                  {' · '}
                  <Icon name="gem" label={FIGHTER.backing} className={styles.gem} /> {fighter.backing}
                </>
              )}
            </small>
          </>
        )}
      </span>
    </p>
  );
}

/** Shows the sides that the other players have taken. Their leaders stay face down until the end. */
export function Sides({ running: { by, on, sides } }: { readonly running: Running }) {
  if (sides.every(({ side }) => side === null)) return null;
  return (
    <div className={styles.duellists}>
      {[by, on].map((side) => (
        <p key={side} className={styles.seconds}>
          <small>{FIGHTER.seconds}</small>
          {sides
            .filter((one) => one.side === side)
            .map(({ faction }) => (
              <FactionDisc key={faction} faction={faction} alone />
            ))}
        </p>
      ))}
    </div>
  );
}
