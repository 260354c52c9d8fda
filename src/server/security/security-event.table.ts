export type SecurityEventsTable = {
  id: string
  at: Date
  event: string
  subject_id: string | null
  actor_id: string | null
  address: string
  device: string
  detail: string | null
}
