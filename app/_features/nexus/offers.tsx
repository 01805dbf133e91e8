'use client';
import { useState } from 'react';
import { type AnswerValue, type FactionId, nameOfFaction, type SeatView } from '#client';
import { Button } from '#app/_components/button.tsx';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import type { PromptOf } from '#app/_components/question/prompt-page.ts';
import { inOrderOf, sameGroup, stateOfGroup } from './groups.ts';
import { OfferAct } from './offer-act.tsx';
import { sayOfferedBy, sayRow } from '#lib/phases/nexus/words/phone.ts';
import styles from './offers.module.css';

interface OffersProps {
  readonly prompt: PromptOf<'choose-allies'>;
  readonly view: SeatView;
  readonly onAnswer: (value: AnswerValue) => void;
}

/** One row a faction, the same on every phone; beneath them what the chosen alliance would mean, and two equal answers. */
export function Offers({ prompt, view, onAnswer }: OffersProps) {
  const { table, audience } = view;
  const [chosen, setChosen] = useState<readonly FactionId[]>([]);
  const severalAtOnce = table.allianceLimit === 'any' || table.allianceLimit > 2;
  const own = table.factions.find(({ faction }) => faction === audience)?.allies ?? [];
  const others = table.order.filter((faction) => faction !== audience);
  const group = chosen.length === 0 ? null : inOrderOf(table, [audience, ...chosen]);
  const choose = (faction: FactionId) => {
    const without = chosen.filter((one) => one !== faction);
    if (without.length < chosen.length) setChosen(without);
    else setChosen(severalAtOnce ? [...chosen, faction] : [faction]);
  };
  const larger = prompt.offers.filter(({ members, agreed }) => members.length > 2 && agreed.length > 0);
  return (
    <div className={styles.offers}>
      {larger.map((offer) => (
        <Button
          key={offer.members.join(' ')}
          className={styles.row}
          chosen={group !== null && sameGroup(group, offer.members)}
          onClick={() => {
            setChosen(offer.members.filter((member) => member !== audience));
          }}
        >
          {sayOfferedBy(offer, audience)}
        </Button>
      ))}
      {others.map((faction) => (
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
            <b>{nameOfFaction(faction)}</b>
            <small>
              {sayRow(
                stateOfGroup(prompt, audience, inOrderOf(table, [audience, faction])),
                own.includes(faction),
                table.factions.find((row) => row.faction === faction)?.allies ?? [],
              )}
            </small>
          </span>
        </Button>
      ))}
      <OfferAct
        prompt={prompt}
        faction={audience}
        own={own}
        group={group}
        onAnswer={(value) => {
          setChosen([]);
          onAnswer(value);
        }}
      />
    </div>
  );
}
