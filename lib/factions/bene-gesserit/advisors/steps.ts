/** The event of advisors in the turns of others, for subscriptions. */

/** The type of the event that sends one force along with a shipment. */
export const ADVISOR_SENT = 'AdvisorSent';
