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
