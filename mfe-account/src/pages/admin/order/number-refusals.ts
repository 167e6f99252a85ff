/** Why a tracking number was refused: it is said at its field. */
export const numberRefusals = ['TRACKING_TAKEN', 'TRACKING_MISSING', 'TRACKING_SHORTENED'] as const;
