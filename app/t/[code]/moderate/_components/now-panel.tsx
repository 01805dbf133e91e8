'use client';
import type { ReactNode } from 'react';
import type { ModeratorView } from '#client';
import { Button } from '#app/_components/button.tsx';
import { RichText } from '#app/_components/rich-text.tsx';
import { LoadingFallback } from '#app/_components/loading-fallback.tsx';
import type { Presence } from '#app/_connection/frame.ts';
import { lazyPart } from '#app/_connection/lazy.tsx';
import { onDesk } from '#app/_features/desk.ts';
import { NOW, formatAllPhones } from './desk-messages.ts';
import type { Focus } from './focus.ts';
import { NextBox } from './next-box.tsx';
import type { PositionSheet } from './state-editor/state-editor.tsx';
import { standing } from './standing.ts';
import { whatStands } from './what-stands.ts';
import { Panel, Row } from '#app/_components/desk/panel.tsx';
import { Tools } from './tools.tsx';
import { ClosingClock } from './waiting.tsx';

const InstructionsBox = lazyPart(
  () => import('./instructions-box.tsx').then((part) => part.InstructionsBox),
  LoadingFallback,
);
const OwedPanel = lazyPart(() => import('./owed-panel.tsx').then((part) => part.OwedPanel), LoadingFallback);

const STARTS = onDesk('start');
const PANELS = onDesk('panel');
const CHOICES = onDesk('choice');
const ENDS = onDesk('end');

interface NowPanelProps {
  readonly view: ModeratorView;
  readonly presence: readonly Presence[];
  /** Says that the screen is still presenting a result. */
  readonly readingOut: ReactNode;
  /** The open decision that the moderator chose from the list, or otherwise the first open decision. */
  readonly prompt: string | null;
  readonly onTakeBack: () => void;
  /** Opens the editor of the position at one of its pages. */
  readonly onPosition: (sheet: PositionSheet) => void;
  readonly onFocus: (focus: Focus) => void;
}

/** Shows the most useful action now: the open decision, or the step that can begin. */
export function NowPanel({ view, presence, readingOut, prompt, onTakeBack, onPosition, onFocus }: NowPanelProps) {
  const { table, desk } = view;
  const owed = desk.owed.find((item) => item.prompt === prompt) ?? desk.owed[0];
  return (
    <>
      {owed === undefined ? (
        <Standing view={view} />
      ) : (
        <OwedPanel key={owed.prompt} owed={owed} presence={presence} onFocus={onFocus} />
      )}
      {readingOut}
      <Boxes boxes={STARTS} view={view} />
      <NextBox table={table} onPosition={onPosition} />
      {table.victory === null && <Boxes boxes={PANELS} view={view} />}
      <InstructionsBox table={table} />
      {table.victory === null && <Boxes boxes={CHOICES} view={view} />}
      <Boxes boxes={ENDS} view={view} />
      <Row>
        <Button
          small
          onClick={() => {
            onFocus({ about: 'hand-over' });
          }}
        >
          {NOW.handOver}
        </Button>
        <Button
          small
          onClick={() => {
            onFocus({ about: 'seal' });
          }}
        >
          {NOW.takeAlong}
        </Button>
      </Row>
      <Tools table={table} onTakeBack={onTakeBack} onPosition={onPosition} />
    </>
  );
}

interface BoxesProps {
  readonly boxes: typeof PANELS;
  readonly view: ModeratorView;
}

const Boxes = ({ boxes, view }: BoxesProps) => boxes.map((Box, at) => <Box key={at} view={view} />);

/** Shows the state of the table while no single seat is awaited. */
function Standing({ view: { table } }: { readonly view: ModeratorView }) {
  if (table.window !== null) {
    return (
      <Panel
        title={NOW.everyoneAsked}
        lead={
          <RichText says={formatAllPhones} parts={[<ClosingClock key="clock" deadline={table.window.deadline} />]} />
        }
      />
    );
  }
  return <Panel {...(whatStands(table) ?? standing(table))} />;
}
