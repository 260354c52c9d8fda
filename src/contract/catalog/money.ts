/** Money is whole paise inside the shop and rupees on the wire and on screen. */
export const toRupees = (paise: number) => paise / 100
export const toPaise = (rupees: number) => Math.round(rupees * 100)

const grouping = { style: 'currency', currency: 'INR' } as const
const whole = new Intl.NumberFormat('en-IN', { ...grouping, maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-IN', { ...grouping, minimumFractionDigits: 2 })

/** ₹1,23,456 or ₹106.20: paise are shown only when there are some. */
export const formatRupees = (amount: number) => (Number.isInteger(amount) ? whole : exact).format(amount)
