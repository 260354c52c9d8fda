/** Kept as text here; sent as text, it ends in a 500 there. */
export const vendorId = (id: string) => (Number.isSafeInteger(Number(id)) ? Number(id) : id)
