/** As it is posted. */
export const enquiry = {
  fname: 'Sara',
  lname: 'Al Hamar',
  email: 'sara@example.com',
  number: '33104558',
  location: 'Bahrain',
  enquiry_type: 'General',
  message: 'A message of a usual length, which says what somebody would like to know.',
}
