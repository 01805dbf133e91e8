'use client';
import { useEffect, useState, type ReactNode } from 'react';
import type { FactionId, SeatView } from '#client';
import { LoadingFallback } from '#app/_components/loading-fallback.tsx';
import { NoRoomBanner } from '#app/_components/no-room-banner.tsx';
import type { Presence, ConnectionStatus } from '#app/_connection/frame.ts';
import { KeepAlivePage } from '#app/_components/cover/keep-alive-page.tsx';
import { useBack } from '#app/_components/use-back.ts';
import { lazyPart, prefetchRemainingParts } from '#app/_connection/lazy.tsx';
import type { Sender } from '#app/_connection/use-send-command.tsx';
import { AskedHereBanner } from './asked-here-banner.tsx';
import { BarPlace } from './bar-place.tsx';
import { betweenDecisions } from './between-decisions.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { onAskingPhone } from '#app/_features/asking.ts';
import { PromptPage, UnsentPromptPage } from '#app/_features/prompt-page.tsx';
import { OwnSecrets, type OwnSecretParts } from '#app/_components/secrets/own-secrets.ts';
import { PromptProgress, type SaysAbove } from '#app/_components/prompt/prompt-progress.ts';
import { People } from '#app/_components/prompt/people.ts';
import { answerAtOnce, decisionOf, isMade, isWindow, offersOf, pageOf, toneOf } from './decisions.ts';
import { QuestionHeard } from './question-heard.tsx';
import { Phone, type Tone } from '#app/_components/phone.tsx';
import type { OtherSeatsProps } from './tabs/other-seats.tsx';
import { SeatBar } from './seat-bar.tsx';
import { Tabs, type Tab } from './tabs/tabs.tsx';
import { TakeBackBanner } from '#app/_components/own-take-back.tsx';
import { HeldBanner } from '#app/_components/talking.tsx';
import { TooLateBanner } from './window/too-late-banner.tsx';
import { useAnswers } from './use-answers.tsx';
import { useKeptPages } from './use-kept-pages.ts';

const LookAround = lazyPart(() => betweenDecisions().then((part) => part.LookAround), LoadingFallback);

/** The display and the editor of any secret, for pages that concern all secrets. */
const OWN_SECRETS: OwnSecretParts = {
  Cover: lazyPart(
    () => betweenDecisions().then((part) => part.OwnSecretCover),
    () => null,
  ),
  Editor: lazyPart(
    () => betweenDecisions().then((part) => part.OwnEditor),
    () => null,
  ),
};

const PROGRESS = onAskingPhone('progress');

/** Shows the progress of the activity around a question. An activity that interrupts another ranks before it. */
const promptProgress: SaysAbove = (...asked) =>
  PROGRESS.reduce<ReactNode>((said, saysAbove) => said ?? saysAbove(...asked), null);

interface SeatScreenProps extends OtherSeatsProps {
  readonly code: string;
  readonly view: SeatView;
  readonly presence: readonly Presence[];
  readonly standing: ConnectionStatus;
  /** The device time at which this began. */
  readonly since: number;
  readonly sender: Sender;
  /** The latest news of a seat or the desk, for everybody. */
  readonly news?: ReactNode;
  /** Says that the screen is still presenting a result. */
  readonly readingOut?: ReactNode;
}

/** Shows a seat's phone. One decision fills the phone, and between decisions the player may look around. */
export function SeatScreen({
  code,
  view,
  presence,
  standing,
  since,
  sender,
  news,
  readingOut,
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
      <TakeBackBanner view={view} onCommand={command} />
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
      at={filled ? `${pageOf(decision)} ${tone}` : beginningOf(tab, view)}
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
        {decision !== null && !decision.sealed && <QuestionHeard prompt={decision} table={view.table} />}
      </p>
      {filled && unsent && <UnsentPromptPage prompt={decision} value={unreceived} />}
      <People value={nameOf}>
        <OwnSecrets value={OWN_SECRETS}>
          <PromptProgress value={promptProgress}>
            {pages.map((prompt) => (
              <KeepAlivePage key={pageOf(prompt)} shown={prompt === shown}>
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
              </KeepAlivePage>
            ))}
          </PromptProgress>
        </OwnSecrets>
      </People>
      {!filled && (
        <LookAround
          view={view}
          presence={presence}
          tab={tab}
          code={code}
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

/** The own page starts at its top in each phase. Log, map and table keep their scroll positions. */
const beginningOf = (tab: Tab, { table: { turn, phase } }: SeatView): string =>
  tab === 'mine' ? `${tab} ${turn} ${phase}` : tab;
