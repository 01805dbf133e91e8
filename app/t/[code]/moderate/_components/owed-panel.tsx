'use client';
import { useState } from 'react';
import type { DeskView } from '#client';
import { formatDefault, formatPendingPrompt } from '#lib/messages/format/pending-prompt.ts';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { Explained } from '#app/_components/refusal.tsx';
import { Button } from '#app/_components/button.tsx';
import type { Presence } from '#app/_connection/frame.ts';
import { useDeskActions, useDeskAction } from '#app/_components/desk/desk-actions.tsx';
import type { Focus } from './focus.ts';
import { Hint, PanelSection, Panel, Row } from '#app/_components/desk/panel.tsx';
import { OWED_PANEL, formatNudge, formatNudged } from './owed-messages.ts';
import { playerOf } from './seat-list.tsx';
import { TimeToAnswer, WaitingMessages } from './waiting.tsx';

interface OwedPanelProps {
  readonly owed: DeskView['owed'][number];
  readonly presence: readonly Presence[];
  readonly onFocus: (focus: Focus) => void;
}

/** Shows one open decision, and the ways to get its answer. */
export function OwedPanel({ owed: { prompt, faction, to, since, answerableFrom }, presence, onFocus }: OwedPanelProps) {
  const player = playerOf(presence, faction);
  const byDefault = useDeskAction();
  return (
    <Panel
      sign={<FactionDisc faction={faction} />}
      title={formatPendingPrompt(faction, to)}
      lead={<WaitingMessages since={since} />}
    >
      <Row>
        {player !== null && <NudgeButton faction={faction} player={player} />}
        <Button
          small
          onClick={() => {
            onFocus({ about: 'seat', faction });
          }}
        >
          {OWED_PANEL.toPhone}
        </Button>
      </Row>
      <Hint>{player === null ? OWED_PANEL.noPhone : OWED_PANEL.nudgeMeans}</Hint>
      <PanelSection title={OWED_PANEL.ifNothing}>
        <Hint>{formatDefault(to)}</Hint>
        <Hint>
          <TimeToAnswer from={answerableFrom} />
        </Hint>
        {byDefault.trouble !== null && <Explained {...byDefault.trouble} />}
        <Button small sending={byDefault.sending} onClick={() => byDefault.act({ type: 'AnswerByDefault', prompt })}>
          {OWED_PANEL.byDefault}
        </Button>
      </PanelSection>
    </Panel>
  );
}

const QUIET_MS = 4000;

/**
 * Shows the one bright button of the desk. After a press, the button says for a while that it was pressed. The phone
 * vibrates once for each press.
 */
function NudgeButton({ faction, player }: { readonly faction: Presence['faction']; readonly player: string }) {
  const { nudge } = useDeskActions();
  const [nudged, setNudged] = useState(false);
  return (
    <Button
      tone="act"
      small
      onClick={() => {
        nudge(faction);
        setNudged(true);
        setTimeout(() => {
          setNudged(false);
        }, QUIET_MS);
      }}
    >
      <Icon name="nudge" />
      <span role="status">{nudged ? formatNudged(player) : formatNudge(player)}</span>
    </Button>
  );
}
