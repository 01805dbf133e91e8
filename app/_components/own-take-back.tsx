'use client';
import type { SeatView } from '#client';
import type { ClientCommand } from '../_connection/outbox.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { formatAgreed, formatAsks, OWN_TAKE_BACK } from './own-take-back-messages.ts';

interface OwnTakeBackProps {
  readonly view: SeatView;
  readonly onCommand: (command: ClientCommand) => void;
}

/** The button for the player's own last act, as long as it may be taken back. */
export function TakeBackOwn({ view: { mine }, onCommand }: OwnTakeBackProps) {
  if (mine.takeBack === null) return null;
  return (
    <Button
      tone="quiet"
      onClick={() => {
        onCommand({ type: 'TakeBackOwn' });
      }}
    >
      {mine.takeBack === 'free' ? OWN_TAKE_BACK.free : OWN_TAKE_BACK.ask}
    </Button>
  );
}

/** The strip on every phone while a player asks to take back an act. It shows a number and no names. */
export function TakeBackBanner({ view: { table, mine, audience }, onCommand }: OwnTakeBackProps) {
  const { takeBackPoll: poll } = table;
  if (poll === null) return null;
  const { agreesToTakeBack: agrees } = mine;
  return (
    <Notice
      icon="back"
      title={formatAsks(poll.by)}
      act={
        poll.by !== audience && (
          <Button
            small
            onClick={() => {
              onCommand({ type: 'AgreeToTakeBack', agrees: !agrees });
            }}
          >
            {agrees ? OWN_TAKE_BACK.disagree : OWN_TAKE_BACK.agree}
          </Button>
        )
      }
    >
      {`${formatAgreed(poll.agreed, poll.of)} ${OWN_TAKE_BACK.silence}`}
    </Notice>
  );
}
