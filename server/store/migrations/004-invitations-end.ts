/** Invitations to the desk get an end. Earlier ones have ended. */
export const invitationsEnd = `
  -- Until when the invitation works (ms).
  ALTER TABLE desks ADD COLUMN invite_until INTEGER;
  UPDATE desks SET invite = NULL;
`;
