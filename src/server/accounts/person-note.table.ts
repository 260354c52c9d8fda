import type { Register } from '#server/platform/db/tables.ts'
export type PersonNotesTable = {
  id: string
  user_id: string
  author_id: string | null
  author_name: string
  at: Date
  text: string
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    person_notes: PersonNotesTable
  }
}

export const register = {
  person_notes: { none: 2, notesOnPeople: ['user_id', 'text'], namesOfStaff: ['author_id', 'author_name'] },
} satisfies Register
