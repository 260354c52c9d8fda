import { sql } from 'kysely'

/** The beginnings of all days from one moment to before another, as a table. Days in India are 24 hours, always. */
export const daysFrom = (since: Date, until: Date) =>
  sql`generate_series(${since}::timestamptz, ${until}::timestamptz - interval '1 microsecond', '1 day')`
