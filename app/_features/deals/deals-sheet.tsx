'use client';
import { useState } from 'react';
import type { Deal, FactionId, Proposal, SeatView } from '#client';
import {
  ACCEPT,
  AGREED,
  AGREED_QUIETLY,
  DECLINE,
  FORM,
  NOBODY_TO_DEAL_WITH,
  NOTHING_PROPOSED,
  PROPOSED_BY_YOU,
  PROPOSED_TO_YOU,
  PUT_AWAY,
  formatDeclined,
  formatWaitsFor,
  TAKE_BACK,
  YOUR_DEALS,
} from '#lib/features/deals/messages/phone.ts';
import { DEALS } from '#lib/features/deals/messages/head.ts';
import { formatPayNow } from '#lib/features/deals/messages/said.ts';
import { Button } from '#app/_components/button.tsx';
import { EditorSheet } from '#app/_components/secrets/editor-sheet.tsx';
import { SubmitButton } from '#app/_components/prompt/submit-button.tsx';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import { DealForm } from './deal-form.tsx';
import { DealText } from './deal-text.tsx';
import { isProposed, NO_DRAFT, termsOf, type DealDraft } from './draft.ts';
import written from '#app/_components/secrets/written.module.css';
import styles from './deals.module.css';

interface DealsSheetProps {
  readonly view: SeatView;
  readonly draft: DealDraft;
  readonly onDraft: (draft: DealDraft) => void;
  readonly onCommand: (command: ClientCommand) => void;
  readonly onClose: () => void;
}

/** Shows the proposals to this seat and from it, the public deals, and the form to propose a deal. */
export function DealsSheet({ view, draft, onDraft, onCommand, onClose }: DealsSheetProps) {
  const [writes, setWrites] = useState(false);
  const { table, mine, audience } = view;
  const { proposals, dealPartners } = mine;
  const terms = termsOf(draft, audience);
  const send = (command: ClientCommand) => {
    onCommand(command);
    onClose();
  };
  const toMe = proposals.filter(({ to }) => to === audience);
  const byMe = proposals.filter(({ by }) => by === audience);
  const begin = () => {
    if (isProposed(draft, audience, proposals)) onDraft(NO_DRAFT);
    setWrites(true);
  };
  return (
    <EditorSheet
      title={writes ? FORM.title : DEALS}
      what={YOUR_DEALS}
      onClose={onClose}
      acts={
        writes ? (
          <SubmitButton
            ready={terms !== null}
            missing={draft.later.amount > 0 && draft.due === null ? FORM.missingMoment : FORM.missing}
            onAct={() => {
              if (terms === null || draft.to === null) return;
              const { quiet = false, ...open } = terms;
              send({ type: quiet ? 'ProposeQuietDeal' : 'ProposeDeal', to: draft.to, ...open });
            }}
          >
            {FORM.act}
          </SubmitButton>
        ) : (
          dealPartners.length > 0 && <Button onClick={begin}>{FORM.open}</Button>
        )
      }
    >
      {writes ? (
        <DealForm view={view} draft={draft} onDraft={onDraft} />
      ) : (
        <div className={written.lists}>
          <section className={written.list}>
            <h3>{PROPOSED_TO_YOU}</h3>
            {toMe.length === 0 && <p className={written.soft}>{NOTHING_PROPOSED}</p>}
            {toMe.map((proposal) => (
              <Offered
                key={proposal.by}
                proposal={proposal}
                view={view}
                onAnswer={(accepts) => {
                  send({ type: 'AnswerDeal', by: proposal.by, proposal: proposal.id, accepts });
                }}
              />
            ))}
          </section>
          {byMe.length > 0 && (
            <section className={written.list}>
              <h3>{PROPOSED_BY_YOU}</h3>
              {byMe.map((proposal) => (
                <Offering
                  key={proposal.to}
                  proposal={proposal}
                  view={view}
                  onWithdraw={() => {
                    send({ type: 'WithdrawDeal', to: proposal.to });
                  }}
                />
              ))}
            </section>
          )}
          {[
            { title: AGREED_QUIETLY, deals: mine.ownDeals },
            { title: AGREED, deals: table.deals },
          ].map(
            ({ title, deals }) =>
              deals.length > 0 && (
                <section key={title} className={written.list}>
                  <h3>{title}</h3>
                  {deals.toReversed().map((deal) => (
                    <Agreed
                      key={deal.id}
                      deal={deal}
                      view={view}
                      onPay={() => {
                        send({ type: 'PayDeal', deal: deal.id });
                      }}
                    />
                  ))}
                </section>
              ),
          )}
          {dealPartners.length === 0 && <p className={written.soft}>{NOBODY_TO_DEAL_WITH}</p>}
        </div>
      )}
    </EditorSheet>
  );
}

interface ReadProps {
  readonly view: SeatView;
}

interface OfferedProps extends ReadProps {
  readonly proposal: Proposal;
  readonly onAnswer: (accepts: boolean) => void;
}

/** Shows two answers of the same size and colour. */
const Offered = ({ proposal, view, onAnswer }: OfferedProps) => (
  <div className={written.entry}>
    <DealText deal={proposal} table={view.table} reader={view.audience} />
    <div className={styles.answers}>
      <Button
        small
        onClick={() => {
          onAnswer(true);
        }}
      >
        {ACCEPT}
      </Button>
      <Button
        small
        onClick={() => {
          onAnswer(false);
        }}
      >
        {DECLINE}
      </Button>
    </div>
  </div>
);

interface OfferingProps extends ReadProps {
  readonly proposal: Proposal;
  readonly onWithdraw: () => void;
}

const Offering = ({ proposal, view, onWithdraw }: OfferingProps) => (
  <div className={written.entry}>
    <DealText deal={proposal} table={view.table} reader={view.audience} />
    <p className={written.soft}>{proposal.declined ? formatDeclined(proposal.to) : formatWaitsFor(proposal.to)}</p>
    <Button small onClick={onWithdraw}>
      {proposal.declined ? PUT_AWAY : TAKE_BACK}
    </Button>
  </div>
);

interface AgreedProps extends ReadProps {
  readonly deal: Deal;
  readonly onPay: () => void;
}

function Agreed({ deal, view: { table, audience }, onPay }: AgreedProps) {
  const { later } = deal.terms;
  const owes = (faction: FactionId) => later !== null && !deal.paid && later.by === faction;
  return (
    <div className={written.entry}>
      <DealText deal={deal} table={table} reader={audience} />
      {later !== null && owes(audience) && (
        <Button small onClick={onPay}>
          {formatPayNow(deal, later)}
        </Button>
      )}
    </div>
  );
}
