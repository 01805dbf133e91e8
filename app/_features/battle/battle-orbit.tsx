import { plural, factionName, territoryName, type PendingBattle, type TableView } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { OrbitArc } from '#app/_components/status-screen/orbit-arc.tsx';
import { orbitPlaces } from '#app/_components/status-screen/orbit.ts';
import { placedAt } from '#app/_components/status-screen/placed-at.ts';
import styles from './battle-orbit.module.css';

/** Whether the orbit of the planet shows battles. Otherwise it shows the turn. */
export const hasBattlesAhead = ({ battles, phase }: TableView): boolean =>
  battles.length > 0 && (phase === 'battle' || phase === 'setup');

/** Shows the open battles along the orbit of the planet. */
export function BattleOrbit({ table: { battles, choices } }: { readonly table: TableView }) {
  if (battles.length === 0) return null;
  return (
    <section className={styles.orbit}>
      <OrbitArc />
      <h2 className={styles.heading}>{plural(battles.length, { one: 'Battle', other: 'Battles' })}</h2>
      <ul>
        {orbitPlaces(battles).map(({ item: battle, x, y }) => (
          <li key={keyOf(battle)} className={styles.battle} style={placedAt(x, y)}>
            <span className={styles.bead} aria-hidden />
            <span className={styles.words}>
              <span className={styles.discs}>
                {battle.factions.map((faction) => (
                  <FactionDisc key={faction} faction={faction} className={styles.disc} />
                ))}
              </span>
              <span className={styles.name}>{territoryName(battle.territory, choices.edition)}</span>
              <span className="unseen">: {battle.factions.map(factionName).join(' against ')}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const keyOf = ({ territory, sectors, factions }: PendingBattle): string =>
  [territory, ...sectors, ...factions].join(' ');
