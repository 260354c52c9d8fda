/** Where shoppers reach people. Complaints have an officer of their own, as the e-commerce rules of 2020 ask of every shop. */
export const HELP_MAIL = 'help@likho.example'
export const GRIEVANCE_MAIL = 'grievance@likho.example'
