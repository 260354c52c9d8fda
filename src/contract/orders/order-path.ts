/** Where one order is shown; letters and pages link to it alike. */
export const orderPath = (id: string) => `/OrderItems?id=${encodeURIComponent(id)}` as const
