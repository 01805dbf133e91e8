'use client';
import { useState, type ReactNode } from 'react';
import {
  listed,
  nameOfPhase,
  nameOfTerritory,
  promptTitle,
  theFaction,
  type Prompt,
  type SeatView,
} from '../../../../../lib/client.ts';
import { Sky } from '../../../../_components/sky.tsx';
import { Slab } from '../../../../_components/slab.tsx';
import type { Presence, Standing } from '../../../../_hooks/frame.ts';
import type { Sender } from '../../../../_hooks/use-send-command.tsx';
import { Bar } from './bar.tsx';
import { ConnectionStrip } from './connection-strip.tsx';
import { decisionOf, isMade } from './decisions.ts';
import { Body, Phone, type Tone } from './phone.tsx';
import { PromptPage, toneOf } from './prompts/pages.tsx';
import { Instructions } from './result/instructions.tsx';
import { LatestOutcome } from './result/latest-outcome.tsx';
import { LogTab } from './tabs/log-tab.tsx';
import { MapTab } from './tabs/map-tab.tsx';
import { MineTab } from './tabs/mine-tab.tsx';
import { OtherSeats, type OtherSeatsProps } from './tabs/other-seats.tsx';
import { TableTab } from './tabs/table-tab.tsx';
import { Tabs, type Tab } from './tabs/tabs.tsx';
import { HeldStrip } from './tabs/talking.tsx';
import { UnsentPage } from './unsent.tsx';
import { useAnswers } from './use-answers.tsx';
import { Waiting } from './waiting.tsx';
import styles from './seat-screen.module.css';

interface SeatScreenProps extends OtherSeatsProps {
  readonly view: SeatView;
  readonly presence: readonly Presence[];
  readonly standing: Standing;
  /** Device time since when it stands so. */
  readonly since: number;
  readonly sender: Sender;
  /** What just became of a seat or the desk, for everybody. */
  readonly news?: ReactNode;
  /** What this player can do about seats and the desk, at the end of the table's page. */
  readonly seatCare?: ReactNode;
}

/** A seat's phone: one decision fills it; between decisions it may be looked at. */
export function SeatScreen({ view, presence, standing, since, sender, news, seatCare, ...others }: SeatScreenProps) {
  const decision = decisionOf(view);
  const { want, sending, unreceived, trouble, otherTrouble } = useAnswers(sender, decision);
  const [tab, setTab] = useState<Tab>('mine');
  const [lookingFrom, setLookingFrom] = useState<string | null>(null);
  const [turned, setTurned] = useState<{ readonly id: string; readonly tone: Tone } | null>(null);
  const filled = decision !== null && lookingFrom !== decision.id;
  const unsent = sending && standing === 'looking';
  const ownTone = turned !== null && turned.id === decision?.id ? turned.tone : null;
  const tone = filled && !unsent ? (ownTone ?? toneOf(decision)) : 'warm';
  const strips = (
    <>
      <ConnectionStrip standing={standing} since={since} />
      <HeldStrip table={view.table} />
      {news}
    </>
  );
  const withTabs = !filled || isMade(decision);
  const look =
    filled && !withTabs
      ? () => {
          setLookingFrom(decision.id);
        }
      : undefined;
  return (
    <Phone
      tone={tone}
      bar={<SeatBar view={view} presence={presence} inBattle={filled} onLook={look} />}
      strips={strips}
      foot={
        withTabs && (
          <>
            {!filled && otherTrouble}
            <Tabs
              tab={tab}
              onTab={(next) => {
                setTab(next);
                if (decision !== null) setLookingFrom(decision.id);
              }}
            />
          </>
        )
      }
    >
      <p className="unseen" aria-live="polite">
        {decision !== null && !decision.sealed && promptTitle(decision)}
      </p>
      {filled && unsent && <UnsentPage prompt={decision} value={unreceived} />}
      {filled && !unsent && (
        <PromptPage
          key={pageKey(decision)}
          prompt={decision}
          view={view}
          sending={sending}
          trouble={trouble ?? otherTrouble}
          onTone={(next) => {
            setTurned({ id: decision.id, tone: next });
          }}
          onWant={want}
          onAnswer={(value) => {
            want({ type: 'Answer', prompt: decision.id, value });
          }}
        />
      )}
      {!filled && (
        <Body>
          {decision !== null && (
            <Return
              prompt={decision}
              onReturn={() => {
                setLookingFrom(null);
              }}
            />
          )}
          {tab === 'mine' && (
            <>
              {decision === null && <Waiting view={view} />}
              {decision === null && <LatestOutcome table={view.table} />}
              <Instructions view={view} onWant={want} />
              <MineTab view={view} onWant={want} />
              <OtherSeats {...others} />
            </>
          )}
          {tab === 'map' && <MapTab view={view} />}
          {tab === 'table' && (
            <>
              <TableTab table={view.table} presence={presence} />
              {seatCare}
            </>
          )}
          {tab === 'log' && <LogTab latest={view.table.log} edition={view.table.choices.edition} />}
        </Body>
      )}
      {!filled && tab === 'mine' && (
        <div className={styles.sky}>
          <Sky />
        </div>
      )}
    </Phone>
  );
}

/** A plan asked anew keeps its page and what is laid there; sealed and open are two pages. */
const pageKey = (prompt: Prompt): string =>
  prompt.kind === 'battle-plan' ? `${prompt.battle} ${prompt.sealed}` : prompt.id;

interface SeatBarProps {
  readonly view: SeatView;
  readonly presence: readonly Presence[];
  readonly inBattle: boolean;
  readonly onLook: (() => void) | undefined;
}

function SeatBar({ view: { table, audience }, presence, inBattle, onLook }: SeatBarProps) {
  const { battle } = table;
  const name = presence.find(({ faction }) => faction === audience)?.name ?? '';
  const allies = table.factions.find(({ faction }) => faction === audience)?.allies ?? [];
  const who = [name, allies.length === 0 ? '' : `ally of ${listed(allies.map(theFaction))}`]
    .filter((part) => part !== '')
    .join(', ');
  const about =
    inBattle && battle !== null ? `Battle for ${nameOfTerritory(battle.territory, table.choices.edition)}` : who;
  return (
    <Bar
      faction={audience}
      about={about}
      turn={table.turn}
      when={nameOfPhase(table.phase, table.choices.edition)}
      onLook={onLook}
    />
  );
}

interface ReturnProps {
  readonly prompt: Prompt;
  readonly onReturn: () => void;
}

/** While one looks around: the question that waits, and the way back to it. */
const Return = ({ prompt, onReturn }: ReturnProps) => (
  <Slab tone={isMade(prompt) ? 'plain' : 'act'} onClick={onReturn}>
    {isMade(prompt) ? `Back to your sealed ${prompt.kind === 'storm-dial' ? 'dial' : 'plan'}` : promptTitle(prompt)}
  </Slab>
);
