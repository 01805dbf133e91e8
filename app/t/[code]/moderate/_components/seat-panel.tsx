'use client';
import { useState } from 'react';
import {
  factionName,
  SECRET_KINDS,
  type ModeratorView,
  type FactionId,
  type SecretKind,
  type TableView,
} from '#client';
import { secretName } from '#lib/messages/format/own-facts.ts';
import { isOwnerDeclared } from '#app/_features/declared.ts';
import { onDesk } from '#app/_features/desk.ts';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import { NumberRow } from '#app/_components/number-row.tsx';
import type { Presence } from '#app/_connection/frame.ts';
import { useDeskAction } from '#app/_components/desk/desk-actions.tsx';
import { Hint, PanelSection, Panel, Row } from '#app/_components/desk/panel.tsx';
import { PassCards } from './pass-cards.tsx';
import { playerOf } from './seat-list.tsx';
import {
  formatAskMeans,
  formatAskToCheck,
  formatDeal,
  formatPlays,
  SEAT_PANEL,
  formatAlreadyAsked,
} from './seat-panel-messages.ts';
import { SeatPhone } from './seat-phone.tsx';
import type { PositionSheet } from './state-editor/state-editor.tsx';
import { Tools } from './tools.tsx';

const FOR_SEATS_WITHOUT_PHONES = onDesk('phonelessSeat');

interface SeatPanelProps {
  readonly code: string;
  readonly view: ModeratorView;
  readonly presence: readonly Presence[];
  readonly faction: FactionId;
  readonly onBack: () => void;
  readonly onTakeBack: () => void;
  readonly onPosition: (sheet: PositionSheet) => void;
}

/** Shows one seat at the desk: its phone, its cards, and the questions that only its owner can answer. */
export function SeatPanel({ code, view: { table, desk }, presence, faction, onBack, ...tools }: SeatPanelProps) {
  const player = playerOf(presence, faction);
  const asked = desk.checks.filter((check) => check.faction === faction).map(({ matter }) => matter);
  return (
    <Panel
      sign={<FactionDisc faction={faction} />}
      title={factionName(faction)}
      lead={player === null ? SEAT_PANEL.nobody : formatPlays(player)}
      onBack={onBack}
    >
      <SeatPhone code={code} faction={faction} player={player} begun={!table.maySwap} />
      {player === null && FOR_SEATS_WITHOUT_PHONES.map((ForSeat, at) => <ForSeat key={at} faction={faction} />)}
      {table.choices.components.treachery === 'app' && (
        <>
          <DealCards key={`deal ${faction}`} table={table} faction={faction} />
          <PassCards key={`pass ${faction}`} table={table} from={faction} />
        </>
      )}
      <AskOwner table={table} faction={faction} asked={asked} />
      <Tools table={table} {...tools} />
    </Panel>
  );
}

function DealCards({ table, faction }: { readonly table: TableView; readonly faction: FactionId }) {
  const { act, sending, trouble } = useDeskAction();
  const [count, setCount] = useState(1);
  const limit = table.handLimits.find((hand) => hand.faction === faction)?.limit ?? 1;
  return (
    <PanelSection title={SEAT_PANEL.treachery}>
      <NumberRow label={SEAT_PANEL.cards} value={count} from={1} to={limit} onSet={setCount} />
      {trouble !== null && <Explained {...trouble} />}
      <Row>
        <Button small sending={sending} onClick={() => act({ type: 'DealCards', faction, count })}>
          {formatDeal(count, faction)}
        </Button>
        <Button small sending={sending} onClick={() => act({ type: 'ReturnHand', faction })}>
          {SEAT_PANEL.returnHand}
        </Button>
      </Row>
      <Hint>{SEAT_PANEL.returnMeans}</Hint>
    </PanelSection>
  );
}

interface AskOwnerProps {
  readonly table: TableView;
  readonly faction: FactionId;
  /** The secrets that the moderator has asked about and the owner has not checked yet. */
  readonly asked: readonly SecretKind[];
}

/** The desk never sees a secret: it can only ask the owner to check it. */
function AskOwner({ table, faction, asked }: AskOwnerProps) {
  const { act, sending, trouble } = useDeskAction();
  const matters = SECRET_KINDS.filter((matter) => isOwnerDeclared(matter, table, faction));
  return (
    <PanelSection title={SEAT_PANEL.wrong}>
      <Hint>{formatAskMeans(faction)}</Hint>
      {trouble !== null && <Explained {...trouble} />}
      <Row>
        {matters.map((matter) => (
          <Button key={matter} small sending={sending} onClick={() => act({ type: 'AskOwner', faction, matter })}>
            {asked.includes(matter) ? formatAlreadyAsked(secretName(matter)) : formatAskToCheck(secretName(matter))}
          </Button>
        ))}
      </Row>
    </PanelSection>
  );
}
