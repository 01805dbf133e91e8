/** What others follow of advisors in the turns of others. */

/** One force has gone with a shipment of others. */
export const ADVISOR_SENT = 'AdvisorSent';
