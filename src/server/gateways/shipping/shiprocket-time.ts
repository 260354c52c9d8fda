/** 2023-05-23 11:43:52, or 23 05 2023 11:43:52: the vendor's clocks show Indian time and do not say so. */
const YEAR_FIRST = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}:\d{2}:\d{2})/
const DAY_FIRST = /^(\d{2})[ -](\d{2})[ -](\d{4}) (\d{2}:\d{2}:\d{2})/

export function readVendorTime(text: string | null | undefined): Date | undefined {
  const [, year, month, day, time] = YEAR_FIRST.exec(text ?? '') ?? []
  if (time) return validTime(`${year}-${month}-${day}T${time}+05:30`)
  const [, dayFirst, monthThen, yearLast, timeLast] = DAY_FIRST.exec(text ?? '') ?? []
  return timeLast ? validTime(`${yearLast}-${monthThen}-${dayFirst}T${timeLast}+05:30`) : undefined
}

function validTime(iso: string): Date | undefined {
  const time = new Date(iso)
  return Number.isNaN(time.getTime()) ? undefined : time
}

const INDIAN = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** 2023-05-23 11:43 */
export const vendorTime = (time: Date) => INDIAN.format(time)
