/** The id of the choice of a currency in the footer. */
export const currencyChoiceId = 'display-currency';
