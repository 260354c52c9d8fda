import { Registry } from 'prom-client'

/** What the code counts as it goes. One for the process, as the counted things are: /metrics shows it beside its own. */
export const ownMetrics = new Registry()

/** Small answers of a database to large waits for a provider. */
export const SECONDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10]
