export type PersonNotesTable = {
  id: string
  user_id: string
  author_id: string | null
  author_name: string
  at: Date
  text: string
}
