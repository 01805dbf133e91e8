'use client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { explainFailure, type ModeratorView } from '#client';
import { NoRoomStrip } from '#app/_components/no-room-strip.tsx';
import { Notice } from '#app/_components/notice.tsx';
import { OnItsWay } from '#app/_components/on-its-way.tsx';
import { SeatHistory } from '#app/_components/seat-history.tsx';
import { SeatNews } from '#app/_components/seat-news.tsx';
import { UnderStrips } from '#app/_components/strips/under-strips.tsx';
import type { Presence } from '#app/_connection/frame.ts';
import { fetchTheRest, later } from '#app/_connection/later.tsx';
import { AnswerStrips } from './answer-strips.tsx';
import { DeskBar } from './desk-bar.tsx';
import type { Focus, Room } from './focus.ts';
import { HeldStrip } from './held-strip.tsx';
import { NowPanel } from './now-panel.tsx';
import { OwedList } from './owed-list.tsx';
import type { PositionSheet } from './position/position-room.tsx';
import { useDraft } from './position/use-draft.ts';
import { SeatList } from './seat-list.tsx';
import styles from './desk.module.css';

const DeskLog = later(() => import('./desk-log.tsx').then((part) => part.DeskLog), OnItsWay);
const HandOverPanel = later(() => import('./hand-over-panel.tsx').then((part) => part.HandOverPanel), OnItsWay);
const JoinPanel = later(() => import('./join-panel.tsx').then((part) => part.JoinPanel), OnItsWay);
const SealPanel = later(() => import('./seal-panel.tsx').then((part) => part.SealPanel), OnItsWay);
const SeatPanel = later(() => import('./seat-panel.tsx').then((part) => part.SeatPanel), OnItsWay);
const PositionRoom = later(() => import('./position/position-room.tsx').then((part) => part.PositionRoom), OnItsWay);
const TakeBackRoom = later(() => import('./take-back/take-back-room.tsx').then((part) => part.TakeBackRoom), OnItsWay);

interface DeskProps {
  readonly code: string;
  readonly view: ModeratorView;
  readonly presence: readonly Presence[];
  /** The server does not answer just now. */
  readonly isAway: boolean;
  /** The screen still reads out how something came out. */
  readonly readingOut: ReactNode;
}

/** The moderator's desk: who owes what, and everything that helps the table along. */
export function Desk({ code, view, presence, isAway, readingOut }: DeskProps) {
  const [room, setRoom] = useState<Room>('desk');
  const [sheet, setSheet] = useState<PositionSheet>('board');
  const draft = useDraft(view.table);
  useEffect(fetchTheRest, []);
  const backToDesk = () => {
    setRoom('desk');
  };
  const openPosition = (first: PositionSheet) => {
    setSheet(first);
    setRoom('position');
  };
  const away = explainFailure('no-answer');
  const strips = (
    <>
      {isAway && (
        <Notice icon="offline" tone="caution" title={away.why}>
          {away.next}
        </Notice>
      )}
      <NoRoomStrip />
      <HeldStrip table={view.table} />
      <AnswerStrips presence={presence} />
      <SeatNews />
    </>
  );
  return (
    <UnderStrips strips={strips} at={room} className={styles.page}>
      {room === 'position' && <PositionRoom table={view.table} draft={draft} first={sheet} onBack={backToDesk} />}
      {room === 'take-back' && (
        <TakeBackRoom
          view={view}
          onBack={backToDesk}
          onCorrect={() => {
            openPosition('board');
          }}
        />
      )}
      {room === 'desk' && (
        <DeskFloor
          code={code}
          view={view}
          presence={presence}
          readingOut={readingOut}
          onTakeBack={() => {
            setRoom('take-back');
          }}
          onPosition={openPosition}
        />
      )}
    </UnderStrips>
  );
}

interface DeskFloorProps extends Omit<DeskProps, 'isAway'> {
  readonly onTakeBack: () => void;
  /** Opens the position at one of its pages. */
  readonly onPosition: (sheet: PositionSheet) => void;
}

function DeskFloor({ code, view, presence, readingOut, onTakeBack, onPosition }: DeskFloorProps) {
  const { table } = view;
  // A table that was just opened needs phones before anything else.
  const [focus, setFocus] = useState<Focus>(() => (table.maySwap ? { about: 'join' } : { about: 'now', prompt: null }));
  const middle = useHeadingFocus(focus);
  const backToNow = () => {
    setFocus({ about: 'now', prompt: null });
  };
  return (
    <>
      <DeskBar
        code={code}
        table={table}
        onJoin={() => {
          setFocus({ about: 'join' });
        }}
      />
      <div className={styles.floor}>
        <OwedList view={view} focus={focus} onFocus={setFocus} />
        <SeatList table={table} presence={presence} focus={focus} onFocus={setFocus} />
        <main ref={middle} className={styles.middle}>
          {focus.about === 'now' && (
            <NowPanel
              view={view}
              presence={presence}
              readingOut={readingOut}
              prompt={focus.prompt}
              onTakeBack={onTakeBack}
              onPosition={onPosition}
              onFocus={setFocus}
            />
          )}
          {focus.about === 'seat' && (
            <SeatPanel
              key={focus.faction}
              code={code}
              view={view}
              presence={presence}
              faction={focus.faction}
              onBack={backToNow}
            />
          )}
          {focus.about === 'seat' && <SeatHistory />}
          {focus.about === 'join' && <JoinPanel code={code} table={table} presence={presence} onBack={backToNow} />}
          {focus.about === 'hand-over' && <HandOverPanel code={code} onBack={backToNow} />}
          {focus.about === 'seal' && <SealPanel code={code} presence={presence} onBack={backToNow} />}
        </main>
        <DeskLog table={table} />
      </div>
    </>
  );
}

/** A new matter takes the focus to its heading, which also brings it into sight where the desk is one column. */
function useHeadingFocus(focus: Focus) {
  const middle = useRef<HTMLElement>(null);
  const known = useRef(focus);
  useEffect(() => {
    if (known.current === focus) return;
    known.current = focus;
    middle.current?.querySelector('h2')?.focus();
  }, [focus]);
  return middle;
}
