import type { Register } from '#server/platform/db/tables.ts'
export type SecondFactorsTable = {
  user_id: string
  sealed_secret: string
  confirmed_at: Date | null
  last_step: number
}

export type RecoveryCodesTable = {
  user_id: string
  code_hash: string
}

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    recovery_codes: RecoveryCodesTable
    second_factors: SecondFactorsTable
  }
}

export const register = {
  recovery_codes: { signIn: ['user_id', 'code_hash'] },
  second_factors: { none: 2, signIn: ['user_id', 'sealed_secret'] },
} satisfies Register
