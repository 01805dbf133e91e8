'use client';
import type { FactionId, SeatView } from '#client';
import { Button } from '#app/_components/button.tsx';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import type { PromptOf } from '#app/_components/prompt/prompt-page.ts';
import { formatOfferedBy, formatRow } from '#lib/features/nexus/messages/phone.ts';
import { inOrderOf, sameGroup, stateOfGroup } from './groups.ts';
import { Who } from './who.tsx';
import styles from './offers.module.css';

interface OffersProps {
  readonly prompt: PromptOf<'choose-allies'>;
  readonly view: SeatView;
  /** The factions that an alliance would join, without the player's own. */
  readonly chosen: readonly FactionId[];
  readonly onChoose: (chosen: readonly FactionId[]) => void;
}

/** Shows one row for each faction, the same on every phone. Offers to more than two factions are above them. */
export function Offers({ prompt, view: { table, audience }, chosen, onChoose }: OffersProps) {
  const severalAtOnce = table.allianceLimit === 'any' || table.allianceLimit > 2;
  const alliesOf = (faction: FactionId) => table.factions.find((row) => row.faction === faction)?.allies ?? [];
  const choose = (faction: FactionId) => {
    const without = chosen.filter((one) => one !== faction);
    if (without.length < chosen.length) onChoose(without);
    else onChoose(severalAtOnce ? [...chosen, faction] : [faction]);
  };
  const larger = prompt.offers.filter(({ members, agreed }) => members.length > 2 && agreed.length > 0);
  return (
    <div className={styles.offers}>
      {larger.map((offer) => (
        <Button
          key={offer.members.join(' ')}
          className={styles.row}
          chosen={sameGroup([audience, ...chosen], offer.members)}
          onClick={() => {
            onChoose(offer.members.filter((member) => member !== audience));
          }}
        >
          {formatOfferedBy(offer, audience)}
        </Button>
      ))}
      {table.order
        .filter((faction) => faction !== audience)
        .map((faction) => (
          <Button
            key={faction}
            className={styles.row}
            chosen={chosen.includes(faction)}
            onClick={() => {
              choose(faction);
            }}
          >
            <FactionDisc faction={faction} className={styles.disc} />
            <span className={styles.names}>
              <Who faction={faction} />
              <small>
                {formatRow(
                  stateOfGroup(prompt, audience, inOrderOf(table, [audience, faction])),
                  alliesOf(audience).includes(faction),
                  alliesOf(faction),
                )}
              </small>
            </span>
          </Button>
        ))}
    </div>
  );
}
