import { describe, expect, test } from "vitest";
import { recogniseColumns } from "./import-columns.ts";
import type { ImportField } from "./import-fields.ts";

/** The headings of an export with the fields recognised from them; every other heading is left out. */
const systems: Record<string, [headings: string, fields: Record<string, ImportField>]> = {
  "Shopify since 2022": [
    "Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags",
    {
      "First Name": "firstName",
      "Last Name": "lastName",
      Email: "email",
      "Accepts Email Marketing": "marketingEmail",
      "Default Address Address1": "street",
      "Default Address Address2": "street",
      "Default Address City": "city",
      "Default Address Zip": "zipCode",
      "Default Address Phone": "phone",
      Phone: "phone",
      "Accepts SMS Marketing": "marketingSms",
    },
  ],
  "Shopify before 2022": [
    "First Name,Last Name,Email,Company,Address1,Address2,City,Province,Province Code,Country,Country Code,Zip,Phone,Accepts Marketing,Total Spent,Total Orders,Tags,Note,Tax Exempt",
    {
      "First Name": "firstName",
      "Last Name": "lastName",
      Email: "email",
      Address1: "street",
      Address2: "street",
      City: "city",
      Zip: "zipCode",
      Phone: "phone",
      "Accepts Marketing": "marketingEmail",
    },
  ],
  Square: [
    "Reference ID,First Name,Last Name,Email Address,Phone Number,Nickname,Company Name,Street Address 1,Street Address 2,City,State,Postal Code,Birthday,Memo,Square Customer ID,Creation Source,First Visit,Last Visit,Transaction Count,Lifetime Spend,Email Subscription Status,Instant Profile",
    {
      "First Name": "firstName",
      "Last Name": "lastName",
      "Email Address": "email",
      "Phone Number": "phone",
      "Street Address 1": "street",
      "Street Address 2": "street",
      City: "city",
      "Postal Code": "zipCode",
      Birthday: "birthday",
      "First Visit": "registered",
      "Email Subscription Status": "marketingEmail",
    },
  ],
  "WooCommerce customers": [
    "Name,Username,Last active,Date registered,Email,Orders,Total spend,AOV,Country / Region,City,Region,Postal code",
    { Name: "name", "Date registered": "registered", Email: "email", City: "city", "Postal code": "zipCode" },
  ],
  "WooCommerce billing": [
    "Billing First Name,Billing Last Name,Billing Company,Billing Address 1,Billing Address 2,Billing City,Billing Postcode,Billing Country,Billing Email,Billing Phone",
    {
      "Billing First Name": "firstName",
      "Billing Last Name": "lastName",
      "Billing Address 1": "street",
      "Billing Address 2": "street",
      "Billing City": "city",
      "Billing Postcode": "zipCode",
      "Billing Email": "email",
      "Billing Phone": "phone",
    },
  ],
  "Mailchimp subscribed": [
    "Email Address,First Name,Last Name,Address,Phone Number,Birthday,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LATITUDE,LONGITUDE,GMTOFF,DSTOFF,TIMEZONE,CC,REGION,LAST_CHANGED,LEID,EUID,NOTES,TAGS",
    {
      "Email Address": "email",
      "First Name": "firstName",
      "Last Name": "lastName",
      Address: "street",
      "Phone Number": "phone",
      Birthday: "birthday",
      OPTIN_TIME: "consentOn",
      CONFIRM_TIME: "consentOn",
    },
  ],
  "Mailchimp unsubscribed": [
    "Email Address,First Name,Last Name,MEMBER_RATING,UNSUB_TIME,UNSUB_CAMPAIGN_TITLE,UNSUB_CAMPAIGN_ID,UNSUB_REASON,LEID,EUID",
    {
      "Email Address": "email",
      "First Name": "firstName",
      "Last Name": "lastName",
      UNSUB_TIME: "optOutEmail",
      UNSUB_REASON: "optOutEmail",
    },
  ],
  "Mailchimp cleaned": [
    "Email Address,First Name,Last Name,CLEAN_TIME,CLEAN_CAMPAIGN_TITLE,LEID",
    { "Email Address": "email", "First Name": "firstName", "Last Name": "lastName", CLEAN_TIME: "optOutEmail" },
  ],
  Klaviyo: [
    "Email,Klaviyo ID,First Name,Last Name,Organization,Title,Phone Number,Address,Address 2,City,State / Region,Country,Zip Code,Email Marketing Consent,Email Marketing Consent Timestamp,SMS Marketing Consent,Email Suppressions",
    {
      Email: "email",
      "First Name": "firstName",
      "Last Name": "lastName",
      "Phone Number": "phone",
      Address: "street",
      "Address 2": "street",
      City: "city",
      "Zip Code": "zipCode",
      "Email Marketing Consent": "marketingEmail",
      "Email Marketing Consent Timestamp": "consentOn",
      "SMS Marketing Consent": "marketingSms",
      "Email Suppressions": "optOutEmail",
    },
  ],
  HubSpot: [
    "Record ID,First Name,Last Name,Email,Phone Number,Mobile Phone Number,Contact owner,Street Address,City,Postal Code,Date of birth,Preferred language,Create Date,Unsubscribed from all email,Lifecycle Stage",
    {
      "First Name": "firstName",
      "Last Name": "lastName",
      Email: "email",
      "Phone Number": "phone",
      "Mobile Phone Number": "phone",
      "Street Address": "street",
      City: "city",
      "Postal Code": "zipCode",
      "Date of birth": "birthday",
      "Preferred language": "language",
      "Create Date": "registered",
      "Unsubscribed from all email": "optOutEmail",
    },
  ],
  "Get a Newsletter": [
    "E-post,Förnamn,Efternamn,Skapad,Prenumerationsstatus,Avbeställd",
    {
      "E-post": "email",
      Förnamn: "firstName",
      Efternamn: "lastName",
      Skapad: "registered",
      Prenumerationsstatus: "marketingEmail",
      Avbeställd: "optOutEmail",
    },
  ],
  Voyado: [
    "memberNumber,firstName,lastName,email,mobilePhone,street,careOf,zipCode,city,countryCode,birthDate,gender,acceptsEmail,acceptsSms,acceptsPostal,homeStore,registrationDate,pointBalance",
    {
      firstName: "firstName",
      lastName: "lastName",
      email: "email",
      mobilePhone: "phone",
      street: "street",
      zipCode: "zipCode",
      city: "city",
      birthDate: "birthday",
      gender: "gender",
      acceptsEmail: "marketingEmail",
      acceptsSms: "marketingSms",
      homeStore: "home",
      registrationDate: "registered",
      pointBalance: "points",
    },
  ],
  Rule: [
    "email,phone_number,Subscriber.FirstName,Subscriber.LastName,opted_in,created_at,language,tags",
    {
      email: "email",
      phone_number: "phone",
      "Subscriber.FirstName": "firstName",
      "Subscriber.LastName": "lastName",
      opted_in: "marketingEmail",
      created_at: "registered",
      language: "language",
    },
  ],
  Loyverse: [
    "Customer ID,Customer name,Email,Phone,Address,City,Region,Postal code,Country,Customer code,Points balance,Note,First visit,Last visit,Total visits,Total spent",
    {
      "Customer name": "name",
      Email: "email",
      Phone: "phone",
      Address: "street",
      City: "city",
      "Postal code": "zipCode",
      "Points balance": "points",
      "First visit": "registered",
    },
  ],
  Fortnox: [
    "Kundnr,Namn,Adress,Adress 2,Postnr,Ort,Land,Telefon,Telefon 2,E-post,Organisationsnummer,Kundtyp",
    {
      Namn: "name",
      Adress: "street",
      "Adress 2": "street",
      Postnr: "zipCode",
      Ort: "city",
      Telefon: "phone",
      "Telefon 2": "phone",
      "E-post": "email",
    },
  ],
  "Visma eEkonomi": [
    "Kundnummer,Kundnamn,Kontaktperson,E-postadress,Telefonnummer,Mobilnummer,Adress 1,Adress 2,Postnummer,Ort,Organisationsnr",
    {
      Kundnamn: "name",
      "E-postadress": "email",
      Telefonnummer: "phone",
      Mobilnummer: "phone",
      "Adress 1": "street",
      "Adress 2": "street",
      Postnummer: "zipCode",
      Ort: "city",
    },
  ],
  "WooCommerce in French": [
    "Nom,Identifiant,Dernière activité,Date d’inscription,E-mail,Commandes,Ville,Région,Code postal",
    { Nom: "name", "Date d’inscription": "registered", "E-mail": "email", Ville: "city", "Code postal": "zipCode" },
  ],
  "Voyado in Swedish": [
    "Medlemsnummer,Förnamn,Efternamn,E-post,Mobiltelefon,Accepterar e-post,Accepterar SMS,Accepterar post,Bonuspoäng",
    {
      Förnamn: "firstName",
      Efternamn: "lastName",
      "E-post": "email",
      Mobiltelefon: "phone",
      "Accepterar e-post": "marketingEmail",
      "Accepterar SMS": "marketingSms",
      Bonuspoäng: "points",
    },
  ],
  "Square in French": [
    "Prénom,Nom de famille,Adresse e-mail,Adresse postale 1,Ville,Anniversaire,Statut d'abonnement par e-mail",
    {
      Prénom: "firstName",
      "Nom de famille": "lastName",
      "Adresse e-mail": "email",
      "Adresse postale 1": "street",
      Ville: "city",
      Anniversaire: "birthday",
      "Statut d'abonnement par e-mail": "marketingEmail",
    },
  ],
  "Fortnox's customers in full": [
    "Kundnummer,Kundnamn,Fakturaadress,Fakturaadress 2,Postnummer,Postort,E-postadress,E-postadress faktura,Mobil,Aktiv",
    {
      Kundnamn: "name",
      Fakturaadress: "street",
      "Fakturaadress 2": "street",
      Postnummer: "zipCode",
      Postort: "city",
      "E-postadress": "email",
      Mobil: "phone",
    },
  ],
  "a French till": [
    "Nom;Prénom;Adresse e-mail;Téléphone portable;Date de naissance;Code postal;Ville;Désabonné",
    {
      Nom: "lastName",
      Prénom: "firstName",
      "Adresse e-mail": "email",
      "Téléphone portable": "phone",
      "Date de naissance": "birthday",
      "Code postal": "zipCode",
      Ville: "city",
      Désabonné: "optOutEmail",
    },
  ],
};

describe("the headings of an export", () => {
  test.each(Object.entries(systems))("from %s are recognised", (_, [line, fields]) => {
    const headings = line.split(/[,;]/);
    const recognised = recogniseColumns(headings, [], []).filter(({ field }) => field !== null);
    expect(Object.fromEntries(recognised.map(({ heading, field }) => [heading, field]))).toEqual(fields);
  });
});
