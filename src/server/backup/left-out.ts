/**
 * What opens an account: a copy of it in other hands would be a way in. A restored shop begins with these tables empty, so
 * people log in anew and ask for their codes and links once more.
 */
export const LEFT_OUT: readonly string[] = ['password_resets', 'registration_pictures', 'registrations', 'sessions']
