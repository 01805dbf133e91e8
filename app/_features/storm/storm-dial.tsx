'use client';
import { useState } from 'react';
import { formatCount, promptTitle } from '#client';
import { DIAL, formatRange } from '#lib/features/storm/messages/phone.ts';
import { promptLead } from '#lib/messages/format/leads.ts';
import { Icon } from '#app/_components/icon.tsx';
import { Wheel } from '#app/_components/wheel/wheel.tsx';
import { LONG_REST_MS, useCover } from '#app/_components/cover/use-cover.ts';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { PromptHeading } from '#app/_components/prompt/prompt-heading.tsx';
import { SealedDialPage } from './sealed-dial.tsx';
import page from '#app/_components/wheel/wheel-page.module.css';
import styles from './storm-dial.module.css';

/** Asks for the storm dial. Then it shows the sealed wheel. */
export function StormDialPage(props: PromptPageProps<'storm-dial'>) {
  return props.prompt.sealed ? <SealedDialPage {...props} /> : <OpenDialPage {...props} />;
}

function OpenDialPage({ prompt, view, onAnswer, sending, trouble }: PromptPageProps<'storm-dial'>) {
  const { range } = prompt;
  const [dial, setDial] = useState(range.from);
  const cover = useCover({ startsOpen: true, rest: LONG_REST_MS });
  return (
    <div className={page.page} data-wide {...cover.watch}>
      <div className={page.upper}>
        <PromptHeading title={promptTitle(prompt, view.table.choices.edition)} lead={promptLead(prompt)} />
        <p className={styles.range}>{formatRange(range.from, range.to)}</p>
        {trouble}
      </div>
      <div className={page.wheel} data-decision>
        <Wheel
          label={DIAL}
          range={{ ...range, step: 1 }}
          value={dial}
          onChange={setDial}
          say={(value) => formatCount(value, 'sector')}
          cover={cover}
          locked={sending}
          beside={['your', 'sectors']}
          hub={
            sending ? (
              <>
                <Icon name="seal" className={page.seal} />
                <span>Sending</span>
              </>
            ) : (
              <>
                <Icon name="seal" className={page.seal} />
                <span>
                  Seal <br />
                  storm dial
                </span>
              </>
            )
          }
          onHub={() => {
            onAnswer(dial);
          }}
        />
      </div>
    </div>
  );
}
