'use client';
import {
  isRoundOfTurns,
  territoryName,
  TERRITORIES,
  type FactionView,
  type ForcesSide,
  type SeatView,
  type TerritoryId,
  sideWords,
} from '#client';
import { Button } from '#app/_components/button.tsx';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import { sidesMayTurn } from '#lib/factions/bene-gesserit/messages/sides.ts';
import styles from './sides.module.css';

interface SidesProps {
  readonly view: SeatView;
  readonly onCommand: (command: ClientCommand) => void;
}

/** Shows forces with two sides, territory by territory: their present side, and the button that turns them. */
export function Sides({ view: { table, audience }, onCommand }: SidesProps) {
  const own = table.factions.find(({ faction }) => faction === audience);
  if (own === undefined || !own.hasAdvisors) return null;
  const { edition } = table.choices;
  const says = sidesMayTurn(edition);
  const isOnPhones = table.movesMade === 'on-phones';
  const here = TERRITORIES.filter((territory) =>
    table.forces.some((stack) => stack.faction === audience && stack.territory === territory),
  );
  if (here.length === 0) return null;
  return (
    <section className={styles.sides}>
      <h2>{says.title}</h2>
      <p className={styles.note}>{isOnPhones ? says.whenOnPhones : says.when}</p>
      <ul>
        {here.map((territory) => {
          const side = sideOf(own, territory);
          const other: ForcesSide = side === 'advisors' ? 'fighters' : 'advisors';
          return (
            <li key={territory} className={styles.row}>
              <span>
                <strong>{territoryName(territory, edition)}</strong>
                <small>{sideWords(side, edition).are}</small>
              </span>
              {(!isOnPhones || (other === 'advisors' && !isRoundOfTurns(table.phase))) && (
                <Button
                  small
                  className={styles.turn}
                  onClick={() => {
                    onCommand({ type: 'FlipForces', territory, side: other });
                  }}
                >
                  {sideWords(other, edition).turn}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const sideOf = ({ advisorsIn }: FactionView, territory: TerritoryId): ForcesSide =>
  advisorsIn.includes(territory) ? 'advisors' : 'fighters';
