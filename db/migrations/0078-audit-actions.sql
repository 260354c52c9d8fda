-- What was done is a key of src/contract/audit/audit-actions.ts; its text is made where it is shown.
alter table audit_entries
  drop column action,
  add column action text not null check (action in (
    'roleChanged', 'permissionsChanged', 'accountDeleted', 'secondFactorReset', 'sellerApproved', 'sellerRefused',
    'sellerSuspended', 'sellerDetailsChanged', 'sellerApplicationResent',
    'productAdded', 'productChanged', 'productDeleted', 'productSold', 'importUndone', 'pictureAdded',
    'picturesChanged', 'pictureRemoved',
    'reviewRemoved', 'reviewRestored',
    'seasonAdded', 'seasonChanged', 'seasonDeleted',
    'identitySettingsChanged', 'grievanceSettingsChanged', 'socialSettingsChanged', 'taxSettingsChanged',
    'shippingSettingsChanged', 'returnsSettingsChanged', 'noticesSettingsChanged', 'backupRestored',
    'statusChanged', 'cancellationRequested', 'refundRequested', 'refundRetried', 'restocked', 'bookingRetried',
    'bookedUnderNewNumber', 'addressCorrected', 'newParcelSent', 'shippedWithOwnCourier', 'shippedByStaff',
    'ownCourierCorrected', 'stopRequestedAgain', 'cancellationRequestedAgain', 'cancellationConfirmed',
    'locationRequested', 'sellerConfirmed', 'sellerPacked', 'sellerCannotSend', 'paymentLinked', 'taskRetried',
    'troubleResolved', 'emailResent', 'noteAdded', 'noteDeleted'
  )),
  -- What the text of the action needs, such as which email was sent again.
  add column data jsonb not null default '{}';
