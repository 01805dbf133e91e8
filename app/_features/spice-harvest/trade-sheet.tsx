'use client';
import { useState } from 'react';
import { factionName, type FactionId, type SeatView } from '#client';
import { Button } from '#app/_components/button.tsx';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { LineField } from '#app/_components/line-field.tsx';
import { SubmitButton } from '#app/_components/prompt/submit-button.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { EditorSheet } from '#app/_components/secrets/editor-sheet.tsx';
import { Switch } from '#app/_components/switch.tsx';
import { accessCardName } from '#lib/modules/spice-harvest/access/messages/cards.ts';
import { formatAnswerTitle, TRADE_FORM, TRADES, WISHES } from '#lib/modules/spice-harvest/access/messages/trades.ts';
import type { TradeView } from './trade-entry.tsx';
import styles from './trades.module.css';

/** The offer or the answer that the player composes. */
export type TradeDraft = { readonly kind: 'offer' } | { readonly kind: 'answer'; readonly trade: TradeView };

type Cards = SeatView['mine']['accessHand'];

interface TradeSheetProps {
  readonly view: SeatView;
  readonly draft: TradeDraft;
  readonly onCommand: PromptPageProps['onCommand'];
  readonly onClose: () => void;
}

const LONGEST_WISH = 80;

/** Lets a player compose an offer, or the cards that answer an offer. */
export function TradeSheet({ view, draft, onCommand, onClose }: TradeSheetProps) {
  const { mine, table, audience } = view;
  const [to, setTo] = useState<FactionId | null>(null);
  const [wants, setWants] = useState('');
  const [shown, setShown] = useState(false);
  const [chosen, choose] = useState<readonly Cards[number]['id'][]>([]);
  const cards = mine.accessHand.filter(({ id }) => chosen.includes(id)).map(({ id }) => id);
  const isOffer = draft.kind === 'offer';
  const send = () => {
    if (draft.kind === 'answer') onCommand({ type: 'AnswerAccessTrade', trade: draft.trade.id, returns: cards, shown });
    else if (to !== null) onCommand({ type: 'OfferAccessTrade', to, gives: cards, shown, wants: wants.trim() });
    onClose();
  };
  return (
    <EditorSheet
      title={isOffer ? TRADE_FORM.title : formatAnswerTitle(draft.trade.by)}
      what={TRADES.what}
      onClose={onClose}
      acts={
        <SubmitButton
          ready={isOffer ? to !== null && wants.trim() !== '' : cards.length > 0}
          missing={isOffer ? TRADE_FORM.missing : TRADE_FORM.missingCards}
          onAct={send}
        >
          {isOffer ? TRADE_FORM.act : TRADE_FORM.lay}
        </SubmitButton>
      }
    >
      <div className={styles.form}>
        {isOffer && (
          <fieldset className={styles.choice}>
            <legend>{TRADE_FORM.whom}</legend>
            {(table.access?.hands ?? [])
              .map(({ faction }) => faction)
              .filter((faction) => faction !== audience)
              .map((faction) => (
                <Button
                  key={faction}
                  small
                  chosen={to === faction}
                  onClick={() => {
                    setTo(faction);
                  }}
                >
                  <FactionDisc faction={faction} />
                  {factionName(faction)}
                </Button>
              ))}
          </fieldset>
        )}
        <fieldset className={styles.choice}>
          <legend>{TRADE_FORM.gives}</legend>
          {mine.accessHand.map(({ id, card }) => (
            <Button
              key={id}
              small
              chosen={chosen.includes(id)}
              onClick={() => {
                choose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
              }}
            >
              {accessCardName(card, table.choices.edition)}
            </Button>
          ))}
        </fieldset>
        <Switch
          label={TRADE_FORM.shown}
          note={shown ? TRADE_FORM.open : TRADE_FORM.covered}
          on={shown}
          onChange={setShown}
        />
        {isOffer && <Wish wants={wants} onChange={setWants} />}
      </div>
    </EditorSheet>
  );
}

interface WishProps {
  readonly wants: string;
  readonly onChange: (wants: string) => void;
}

const Wish = ({ wants, onChange }: WishProps) => (
  <>
    <fieldset className={styles.choice}>
      <legend>{TRADE_FORM.wants}</legend>
      {WISHES.map((wish) => (
        <Button
          key={wish}
          small
          chosen={wants === wish}
          onClick={() => {
            onChange(wish);
          }}
        >
          {wish}
        </Button>
      ))}
    </fieldset>
    <LineField
      label={TRADE_FORM.words}
      value={wants}
      maxLength={LONGEST_WISH}
      autoComplete="off"
      enterKeyHint="done"
      onChange={onChange}
    />
  </>
);
