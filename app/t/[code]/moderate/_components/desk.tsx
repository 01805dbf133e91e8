'use client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { explainFailure, type ModeratorView } from '#client';
import { NoRoomBanner } from '#app/_components/no-room-banner.tsx';
import { Notice } from '#app/_components/notice.tsx';
import { LoadingFallback } from '#app/_components/loading-fallback.tsx';
import { SeatHistory } from '#app/_components/seat-history.tsx';
import { SeatNews } from '#app/_components/seat-news.tsx';
import { UnderBanners } from '#app/_components/banners/under-banners.tsx';
import type { Presence } from '#app/_connection/frame.ts';
import { prefetchRemainingParts, lazyPart } from '#app/_connection/lazy.tsx';
import { AnswerBanners } from './answer-banners.tsx';
import { DeskBar } from './desk-bar.tsx';
import type { Focus, Room } from './focus.ts';
import { HeldBanner } from './held-banner.tsx';
import { NowPanel } from './now-panel.tsx';
import { OwedList } from './owed-list.tsx';
import type { PositionSheet } from './state-editor/state-editor.tsx';
import { useDraft } from './state-editor/use-draft.ts';
import { SeatList } from './seat-list.tsx';
import styles from './desk.module.css';

const DeskLog = lazyPart(() => import('./desk-log.tsx').then((part) => part.DeskLog), LoadingFallback);
const HandOverPanel = lazyPart(
  () => import('./hand-over-panel.tsx').then((part) => part.HandOverPanel),
  LoadingFallback,
);
const JoinPanel = lazyPart(() => import('./join-panel.tsx').then((part) => part.JoinPanel), LoadingFallback);
const SealPanel = lazyPart(() => import('./seal-panel.tsx').then((part) => part.SealPanel), LoadingFallback);
const SeatPanel = lazyPart(() => import('./seat-panel.tsx').then((part) => part.SeatPanel), LoadingFallback);
const PositionRoom = lazyPart(
  () => import('./state-editor/state-editor.tsx').then((part) => part.PositionRoom),
  LoadingFallback,
);
const TakeBackRoom = lazyPart(
  () => import('./take-back/take-back-room.tsx').then((part) => part.TakeBackRoom),
  LoadingFallback,
);

interface DeskProps {
  readonly code: string;
  readonly view: ModeratorView;
  readonly presence: readonly Presence[];
  /** Whether the server does not answer at present. */
  readonly isAway: boolean;
  /** Says that the screen is still presenting a result. */
  readonly readingOut: ReactNode;
}

/** Shows the moderator's desk: the open decisions, and all tools that help the table to continue. */
export function Desk({ code, view, presence, isAway, readingOut }: DeskProps) {
  const [room, setRoom] = useState<Room>('desk');
  const [sheet, setSheet] = useState<PositionSheet>('board');
  const draft = useDraft(view.table);
  useEffect(prefetchRemainingParts, []);
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
      <NoRoomBanner />
      <HeldBanner table={view.table} />
      <AnswerBanners presence={presence} />
      <SeatNews />
    </>
  );
  return (
    <UnderBanners strips={strips} at={room} className={styles.page}>
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
    </UnderBanners>
  );
}

interface DeskFloorProps extends Omit<DeskProps, 'isAway'> {
  readonly onTakeBack: () => void;
  /** Opens the editor of the position at one of its pages. */
  readonly onPosition: (sheet: PositionSheet) => void;
}

function DeskFloor({ code, view, presence, readingOut, onTakeBack, onPosition }: DeskFloorProps) {
  const { table } = view;
  // A table that was just opened needs phones first.
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
              onTakeBack={onTakeBack}
              onPosition={onPosition}
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

/** A new subject moves the focus to its heading. On a desk with one column this also scrolls the heading into sight. */
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
