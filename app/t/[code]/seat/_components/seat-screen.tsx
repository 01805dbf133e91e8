'use client';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import type { FactionId, SeatView } from '#client';
import { LoadingFallback } from '#app/_components/loading-fallback.tsx';
import { NoRoomBanner } from '#app/_components/no-room-banner.tsx';
import type { Presence, ConnectionStatus } from '#app/_connection/frame.ts';
import { KeepAlivePage } from '#app/_components/cover/keep-alive-page.tsx';
import { useBack } from '#app/_components/use-back.ts';
import { prefetchRemainingParts, prefetchedPart } from '#app/_connection/lazy.tsx';
import type { Sender } from '#app/_connection/use-send-command.tsx';
import { AskedHereBanner } from './asked-here-banner.tsx';
import { BarPlace } from './bar-place.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { promptProgress } from '#app/_features/above.ts';
import { PromptPage, UnsentPromptPage } from '#app/_features/registry.tsx';
import { PromptProgress } from '#app/_components/prompt/prompt-progress.ts';
import { People } from '#app/_components/prompt/people.ts';
import { answerAtOnce, decisionOf, isMade, isWindow, offersOf, pageOf, toneOf } from './decisions.ts';
import { Phone, type Tone } from '#app/_components/phone.tsx';
import type { OtherSeatsProps } from './tabs/other-seats.tsx';
import { SeatBar } from './seat-bar.tsx';
import { Tabs, type Tab } from './tabs/tabs.tsx';
import { HeldBanner } from '#app/_components/talking.tsx';
import { TooLateBanner } from './window/too-late-banner.tsx';
import { useAnswers } from './use-answers.tsx';
import { useKeptPages } from './use-kept-pages.ts';

const LookAround = prefetchedPart(() => import('./look-around.tsx').then((part) => part.LookAround), LoadingFallback);
const QuestionHeard = prefetchedPart(
  () => import('./question-heard.tsx').then((part) => part.QuestionHeard),
  () => null,
);

interface SeatScreenProps extends OtherSeatsProps {
  readonly view: SeatView;
  readonly presence: readonly Presence[];
  readonly standing: ConnectionStatus;
  /** Device time since when it stands so. */
  readonly since: number;
  readonly sender: Sender;
  /** What just became of a seat or the desk, for everybody. */
  readonly news?: ReactNode;
  /** The screen still reads out how something came out. */
  readonly readingOut?: ReactNode;
  /** What can be done before the game alone. */
  readonly beforeTheGame?: ReactNode;
  /** What this player can do about seats and the desk, at the end of the table's page. */
  readonly seatCare?: ReactNode;
}

/** A seat's phone: one decision fills it; between decisions it may be looked at. */
export function SeatScreen({
  view,
  presence,
  standing,
  since,
  sender,
  news,
  readingOut,
  beforeTheGame,
  seatCare,
  ...others
}: SeatScreenProps) {
  const [taken, setTaken] = useState<string | null>(null);
  const offers = offersOf(view);
  const decision = decisionOf(view) ?? offers.find(({ id }) => id === taken) ?? null;
  const { command, sending, unreceived, trouble, otherTrouble } = useAnswers(sender, decision);
  const [tab, setTab] = useState<Tab>('mine');
  const [lookingFrom, setLookingFrom] = useState<string | null>(null);
  const [turned, setTurned] = useState<Tone | null>(null);
  useEffect(prefetchRemainingParts, []);
  useBack(decision !== null && lookingFrom === decision.id, () => {
    setLookingFrom(null);
  });
  useBack(decision !== null && decision.id === taken, () => {
    setTaken(null);
  });
  const filled = decision !== null && lookingFrom !== decision.id;
  const unsent = sending && standing === 'reconnecting';
  const shown = filled && !unsent ? decision : null;
  const pages = useKeptPages(view, filled ? decision : null);
  const tone = shown === null ? 'warm' : (turned ?? toneOf(shown));
  const strips = (
    <>
      <ConnectionBanner standing={standing} since={since} />
      <NoRoomBanner />
      <HeldBanner table={view.table} raised={view.mine.raisedHand} onCommand={command} />
      <TooLateBanner
        window={view.table.window?.id ?? null}
        playing={shown !== null && isWindow(shown) && turned === 'secret'}
      />
      <AskedHereBanner table={view.table} others={others.others} filled={filled} onTurn={others.onTurn} />
      {news}
    </>
  );
  const nameOf = (faction: FactionId) => presence.find((seat) => seat.faction === faction)?.name ?? null;
  const withTabs = !filled || isMade(decision);
  const look =
    filled && !withTabs
      ? () => {
          if (decision.id === taken) setTaken(null);
          else setLookingFrom(decision.id);
        }
      : undefined;
  return (
    <Phone
      tone={tone}
      bar={
        <BarPlace faction={view.audience}>
          <SeatBar
            view={view}
            presence={presence}
            filled={filled}
            {...others}
            onLook={look}
            isOffer={decision?.id === taken}
          />
        </BarPlace>
      }
      at={filled ? `${pageOf(decision)} ${tone}` : tab}
      strips={strips}
      yields={view.table.paused}
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
        {decision !== null && !decision.sealed && (
          <QuestionHeard prompt={decision} edition={view.table.choices.edition} />
        )}
      </p>
      {filled && unsent && (
        <Suspense fallback={<LoadingFallback />}>
          <UnsentPromptPage prompt={decision} value={unreceived} />
        </Suspense>
      )}
      <People value={nameOf}>
        <PromptProgress value={promptProgress}>
          {pages.map((prompt) => (
            <KeepAlivePage key={pageOf(prompt)} shown={prompt === shown}>
              <Suspense fallback={<LoadingFallback />}>
                <PromptPage
                  prompt={prompt}
                  view={view}
                  sending={prompt === decision && sending}
                  trouble={prompt === decision && (trouble ?? otherTrouble)}
                  onTone={setTurned}
                  onLeave={() => {
                    setTaken(null);
                  }}
                  onCommand={command}
                  onAnswer={(value) => {
                    command({ type: 'Answer', prompt: prompt.id, value });
                  }}
                />
              </Suspense>
            </KeepAlivePage>
          ))}
        </PromptProgress>
      </People>
      {!filled && (
        <LookAround
          view={view}
          presence={presence}
          tab={tab}
          beforeTheGame={beforeTheGame}
          seatCare={seatCare}
          decision={decision}
          offers={offers}
          kept={pages}
          readingOut={readingOut}
          onTake={(offer) => {
            const value = answerAtOnce(offer);
            if (value === undefined) setTaken(offer.id);
            else command({ type: 'Answer', prompt: offer.id, value });
          }}
          onReturn={() => {
            setLookingFrom(null);
          }}
          onCommand={command}
          {...others}
        />
      )}
    </Phone>
  );
}
