export interface paths {
    "/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List pages */
        get: operations["listPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a page */
        get: operations["getPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List partners */
        get: operations["listPartners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partners/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a partner */
        get: operations["getPartner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List projects */
        get: operations["listProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a project */
        get: operations["getProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List news items */
        get: operations["listNewsItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/news/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a news item */
        get: operations["getNewsItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/testimonials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List testimonials */
        get: operations["listTestimonials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{slug}/homes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the homes of a project */
        get: operations["getHomes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change homes of a project
         * @description Each row is checked on its own: what is refused stays as it is, and the answer says why.
         */
        patch: operations["updateHomes"];
        trace?: never;
    };
    "/projects/{slug}/homes/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace status and price of a home */
        put: operations["replaceHome"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change a home */
        patch: operations["updateHome"];
        trace?: never;
    };
    "/projects/{slug}/viewings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the free times for viewings of a project
         * @description They are those that the page of the project offers now.
         */
        get: operations["getFreeTimes"];
        put?: never;
        /**
         * Book a viewing of a project
         * @description The time is booked with an enquiry, confirmed and announced like one of the site’s own form. If it was booked since, the problem has the sentence as `detail`, and the nearest free times as `nearest`.
         */
        post: operations["bookViewing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an enquiry
         * @description What a form of yours has received, with what its visitor agreed to. It is validated, assigned, confirmed and answered like an enquiry of the site’s own form.
         */
        post: operations["sendEnquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List subscribers
         * @description Each thing that a person confirmed they want to hear about. Those that ended are listed for 30 days.
         */
        get: operations["listSubscribers"];
        put?: never;
        /**
         * Add a subscriber
         * @description Puts a person on the VIP list. With the proof of a consent they are confirmed. Without it they get one email to confirm it by. Who has subscribed already stays as they are, and who has left since is refused.
         */
        post: operations["addSubscriber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscribers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a subscriber */
        get: operations["getSubscriber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        HomeRows: {
            /**
             * Format: date-time
             * @description The time from which this is; without it, now
             */
            asOf?: string;
            homes: components["schemas"]["HomeRow"][];
        };
        HomeRow: {
            /** @enum {string} */
            status?: "available" | "reserved" | "sold" | "not-released";
            /** @description In the currency of the project; null for a price on request */
            price?: number | null;
            /** @description Of the home */
            number: string;
        };
        HomeChange: {
            /** @enum {string} */
            status?: "available" | "reserved" | "sold" | "not-released";
            /** @description In the currency of the project; null for a price on request */
            price?: number | null;
            /**
             * Format: date-time
             * @description The time from which this is; without it, now
             */
            asOf?: string;
        };
        HomeReplacement: {
            /** @enum {string} */
            status: "available" | "reserved" | "sold" | "not-released";
            /** @description In the currency of the project; null for a price on request */
            price: number | null;
            /**
             * Format: date-time
             * @description The time from which this is; without it, now
             */
            asOf?: string;
        };
        "Enquiry-contact": {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            form: "contact";
            answers: {
                /** @description First name */
                firstName: string;
                /** @description Last name */
                lastName: string;
                /** @description Email */
                email: string;
                /** @description Phone */
                phone: string;
                /** @description Subject: one of `general`, `property`, `investment`, `partnership`, `careers` */
                subject: string;
                /** @description Message */
                message: string;
            };
            consent: {
                /** @description The sentence that the visitor saw beneath the form */
                text: string;
                /** @description Of the sentence */
                version: string;
                /** @description Of the sentence; without it, the language of the site */
                language?: string;
                /** @description The sentence beside the checkbox for emails. Send it if it is ticked. */
                newsletterText?: string;
            };
            /** @description Where it was sent, such as `Landing page of Kestrel House` */
            source: string;
        };
        "Enquiry-partner-contact": {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            form: "partner-contact";
            /** @description The slug of the partner */
            about: string;
            answers: {
                /** @description Full name */
                fullName: string;
                /** @description Email */
                email: string;
                /** @description Phone */
                phone?: string;
                /** @description Location */
                location?: string;
                /** @description Preferred contact: one of `Any`, `Email`, `Phone`, `WhatsApp` */
                preferredContact?: string;
                /** @description Purpose: one of `Buy`, `Sell`, `Rent`, `Other` */
                purpose?: string;
                /** @description Property type: one of `Condo`, `House`, `Land`, `Commercial`, `Other` */
                propertyType?: string;
                /** @description Budget: one of `Under $500k`, `$500k-$1M`, `$1M-$2M`, `$2M-$5M`, `$5M+` */
                budget?: string;
                /** @description Timeframe: one of `Immediately`, `1-3 months`, `3-6 months`, `6+ months` */
                timeframe?: string;
                /** @description Best time to contact: one of `Anytime`, `Morning`, `Afternoon`, `Evening` */
                bestTimeToContact?: string;
                /** @description I need financing */
                needsFinancing?: boolean;
                /** @description I have a property to sell */
                hasPropertyToSell?: boolean;
                /** @description Message */
                message?: string;
            };
            consent: {
                /** @description The sentence that the visitor saw beneath the form */
                text: string;
                /** @description Of the sentence */
                version: string;
                /** @description Of the sentence; without it, the language of the site */
                language?: string;
                /** @description The sentence beside the checkbox for emails. Send it if it is ticked. */
                newsletterText?: string;
            };
            /** @description Where it was sent, such as `Landing page of Kestrel House` */
            source: string;
        };
        "Enquiry-project-interest": {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            form: "project-interest";
            /** @description The slug of the project */
            about: string;
            /** @description The number of a home */
            home?: string;
            answers: {
                /** @description Full name */
                fullName: string;
                /** @description Email */
                email: string;
                /** @description Phone */
                phone: string;
                /** @description Preferred contact: one of `Any`, `Email`, `Phone`, `WhatsApp` */
                preferredContact?: string;
                /** @description I am a real estate agent */
                isAgent?: boolean;
                /** @description I am buying as: one of `Investor`, `Personal`, `Both` */
                investorType?: string;
                /** @description Home type: one of `Studio`, `1-3 Bed`, `Penthouse` */
                unitType?: string;
                /** @description Budget: one of `50k-100k`, `100k-250k`, `250k-500k`, `500k-1m`, `1m+` */
                budget?: string;
                /** @description Payment preference: one of `Cash`, `Mortgage`, `Developer`, `Undecided` */
                paymentPreference?: string;
                /** @description Move-in timeline: one of `Immediately`, `3-6 months`, `6-12 months`, `12+ months` */
                moveInTimeline?: string;
                /** @description I would like a payment plan */
                wantsPaymentPlan?: boolean;
                /** @description Agency name */
                agencyName?: string;
                /** @description Licence number */
                licenseNumber?: string;
                /** @description Number of homes: one of `1`, `2-5`, `5+` */
                unitsInterested?: string;
                /** @description I am representing a buyer */
                representingBuyer?: boolean;
                /** @description Send me marketing materials */
                wantsMarketingMaterials?: boolean;
                /** @description How did you hear about us? one of `Social Media`, `Google Search`, `Referral`, `Event`, `Other` */
                referralSource?: string;
                /** @description I need financing */
                needsFinancing?: boolean;
                /** @description I am a foreign buyer */
                isForeignBuyer?: boolean;
                /** @description I would like a property tour */
                wantsPropertyTour?: boolean;
                /** @description Message */
                message?: string;
                /** @description Email me about new launches */
                newsletterOptIn?: boolean;
            };
            consent: {
                /** @description The sentence that the visitor saw beneath the form */
                text: string;
                /** @description Of the sentence */
                version: string;
                /** @description Of the sentence; without it, the language of the site */
                language?: string;
                /** @description The sentence beside the checkbox for emails. Send it if it is ticked. */
                newsletterText?: string;
            };
            /** @description Where it was sent, such as `Landing page of Kestrel House` */
            source: string;
        };
        "Enquiry-vip": {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            form: "vip";
            answers: {
                /** @description First name */
                firstName: string;
                /** @description Last name */
                lastName: string;
                /** @description Email */
                email: string;
                /** @description Phone */
                phone: string;
                /** @description Message */
                message?: string;
            };
            consent: {
                /** @description The sentence that the visitor saw beneath the form */
                text: string;
                /** @description Of the sentence */
                version: string;
                /** @description Of the sentence; without it, the language of the site */
                language?: string;
                /** @description The sentence beside the checkbox for emails. Send it if it is ticked. */
                newsletterText?: string;
            };
            /** @description Where it was sent, such as `Landing page of Kestrel House` */
            source: string;
        };
        "Enquiry-join": {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            form: "join";
            answers: {
                /** @description First name */
                firstName: string;
                /** @description Last name */
                lastName: string;
                /** @description Email */
                email: string;
                /** @description Phone */
                phone: string;
                /** @description Message */
                message?: string;
            };
            consent: {
                /** @description The sentence that the visitor saw beneath the form */
                text: string;
                /** @description Of the sentence */
                version: string;
                /** @description Of the sentence; without it, the language of the site */
                language?: string;
                /** @description The sentence beside the checkbox for emails. Send it if it is ticked. */
                newsletterText?: string;
            };
            /** @description Where it was sent, such as `Landing page of Kestrel House` */
            source: string;
        };
        NewSubscriber: {
            name: string;
            email: string;
            /** @description Of the emails and of the consent */
            language?: string;
            /** @description Where the person is from, such as `Open house`; with a consent, where it was given */
            source: string;
            /** @description What proves a consent. Without it the person is invited to confirm. */
            consent?: {
                /** @description The sentence that the person agreed to */
                text: string;
                /** @description On which they did, such as `2026-02-03` */
                day: string;
            };
        };
        PageSummary: {
            /** @description The end of its URL */
            slug: string;
            /** @description The language tag of the texts */
            language: string;
            /**
             * Format: uri
             * @description An absolute URL
             */
            url: string;
            title: string;
            /**
             * Format: date-time
             * @description When it last changed
             */
            updatedAt: string;
        };
        Page: {
            /** @description The end of its URL */
            slug: string;
            /** @description The language tag of the texts */
            language: string;
            /**
             * Format: uri
             * @description An absolute URL
             */
            url: string;
            title: string;
            /**
             * Format: date-time
             * @description When it last changed
             */
            updatedAt: string;
            hero: {
                title: string;
                subheading: string;
                /** @description HTML with paragraphs, headings, lists, quotes, links, images and videos */
                text: string;
                media: components["schemas"]["Media"];
            };
            sections: {
                title: string;
                subheading: string;
                /** @description HTML with paragraphs, headings, lists, quotes, links, images and videos */
                text: string;
                image: components["schemas"]["Image"] | null;
            }[];
        };
        Media: {
            /** @enum {string} */
            kind: "image" | "video" | "youtube";
            /** @description The image, or the poster image of the video */
            image: components["schemas"]["Image"] | null;
            /** @description The file of a video */
            video: string | null;
            /** @description The id of a YouTube video */
            youtube: string | null;
        };
        Image: {
            /**
             * Format: uri
             * @description An absolute URL
             */
            url: string;
            alt: string;
            /** @description In pixels; null for drawings */
            width: number | null;
            height: number | null;
            /** @description What it is, where that is known */
            type: ("photograph" | "rendering" | "drawing") | null;
        };
        Partner: {
            /** @description The end of its URL */
            slug: string;
            /** @description The language tag of the texts */
            language: string;
            /**
             * Format: uri
             * @description An absolute URL
             */
            url: string;
            name: string;
            /** @description One or two lines */
            title: string[];
            city: string | null;
            /** @description Language tags */
            languages: string[];
            focus: string | null;
            brokerage: {
                name: string;
                details: string[];
            } | null;
            licence: string[];
            /** @description What the law of the place wants read */
            lines: string[];
            /** @description Plain text; a blank line begins a new paragraph */
            bio: string;
            image: components["schemas"]["Image"] | null;
            logo: components["schemas"]["Image"] | null;
            office: string;
            mobile: string;
            email: string;
            website: string;
            /** @description On other sites */
            profiles: string[];
            /**
             * Format: date-time
             * @description When it last changed
             */
            updatedAt: string;
        };
        ProjectSummary: {
            /** @description The end of its URL */
            slug: string;
            /** @description The language tag of the texts */
            language: string;
            /**
             * Format: uri
             * @description An absolute URL
             */
            url: string;
            title: string;
            /** @description Of the building, such as `in-progress` */
            status: string;
            city: {
                id: string;
                name: string;
            };
            area: string | null;
            /** @description Its name */
            developer: string | null;
            completion: string | null;
            /** @description Of the prices of its homes, by ISO 4217 */
            currency: string;
            /** @description As the page shows it */
            price: string | null;
            /** @description Why there are no prices yet; null if there may be */
            pricesFollow: string | null;
            /** @description Null for a project without homes */
            homes: {
                total: number;
                available: number;
                notReleased: number;
            } | null;
            image: components["schemas"]["Image"] | null;
            /** @description What the law of the place wants read on a card */
            lines: string[];
            /**
             * Format: date-time
             * @description When it last changed
             */
            updatedAt: string;
        };
        Project: {
            /** @description The end of its URL */
            slug: string;
            /** @description The language tag of the texts */
            language: string;
            /**
             * Format: uri
             * @description An absolute URL
             */
            url: string;
            title: string;
            /** @description Of the building, such as `in-progress` */
            status: string;
            city: {
                id: string;
                name: string;
            };
            area: string | null;
            /** @description Its name */
            developer: string | null;
            completion: string | null;
            /** @description Of the prices of its homes, by ISO 4217 */
            currency: string;
            /** @description As the page shows it */
            price: string | null;
            /** @description Why there are no prices yet; null if there may be */
            pricesFollow: string | null;
            /** @description Null for a project without homes */
            homes: {
                total: number;
                available: number;
                notReleased: number;
            } | null;
            image: components["schemas"]["Image"] | null;
            /** @description What the law of the place wants read on a card */
            lines: string[];
            /**
             * Format: date-time
             * @description When it last changed
             */
            updatedAt: string;
            description: string;
            features: string[];
            facts: {
                buildingType: string | null;
                units: number | null;
                levels: number | null;
                typesOfUnits: string | null;
                strataFees: string | null;
            };
            hero: components["schemas"]["Media"];
            images: components["schemas"]["Image"][];
            logo: components["schemas"]["Image"] | null;
            address: string | null;
            coordinates: {
                lat: number;
                lng: number;
            } | null;
            developerProfile: {
                name: string;
                /** @description The language tag of the texts */
                language: string;
                description: string;
                website: string | null;
                logo: components["schemas"]["Image"] | null;
            } | null;
            partner: {
                /** @description The end of its URL */
                slug: string;
                /**
                 * Format: uri
                 * @description An absolute URL
                 */
                url: string;
                name: string;
            } | null;
            plans: {
                name: string;
                bedrooms: number | null;
                bathrooms: number | null;
                /** @description In square feet */
                interior: {
                    from: number;
                    to: number;
                } | null;
                outdoor: number | null;
                exposure: string | null;
                floors: string;
                homes: number;
                available: number;
                /** @description The lowest price of available homes */
                from: number | null;
                drawing: components["schemas"]["Image"] | null;
            }[];
            availability: components["schemas"]["Homes"];
            deposits: {
                value: number;
                /** @enum {string} */
                unit: "percent" | "amount";
                /** @enum {string} */
                when: "signing" | "days" | "date" | "milestone";
                days: number | null;
                date: string | null;
                milestone: string | null;
            }[];
            depositNote: string | null;
            milestones: {
                title: string;
                planned: string | null;
                done: string | null;
            }[];
            milestoneNote: string | null;
            legal: {
                label: string;
                lines: string[];
            }[];
        };
        Homes: {
            /**
             * Format: date-time
             * @description When homes were last confirmed
             */
            asOf: string;
            currency: string;
            homes: components["schemas"]["Home"][];
        };
        Home: {
            number: string;
            /** @enum {string} */
            status: "available" | "reserved" | "sold" | "not-released";
            floor: number | string | null;
            /** @description The name of its floor plan, if it is available */
            plan: string | null;
            /** @description In square feet, if it is available */
            interior: number | null;
            /** @description If it is available; null means on request */
            price: number | null;
        };
        NewsItem: {
            /** @description The end of its URL */
            slug: string;
            /** @description The language tag of the texts */
            language: string;
            /**
             * Format: uri
             * @description An absolute URL
             */
            url: string;
            title: string;
            /** @description HTML with paragraphs, headings, lists, quotes, links, images and videos */
            text: string;
            category: string;
            /**
             * Format: date
             * @description A day
             * @example 2026-11-26
             */
            publishedAt: string;
            project: {
                /** @description The end of its URL */
                slug: string;
                /**
                 * Format: uri
                 * @description An absolute URL
                 */
                url: string;
                name: string;
            } | null;
            media: components["schemas"]["Media"];
            /**
             * Format: date-time
             * @description When it last changed
             */
            updatedAt: string;
        };
        Testimonial: {
            /** @enum {string} */
            type: "client" | "developer";
            /** @description The language tag of the texts */
            language: string;
            text: string;
            author: string;
            company: string | null;
            logo: components["schemas"]["Image"] | null;
            location: string;
            project: {
                /** @description The end of its URL */
                slug: string;
                /**
                 * Format: uri
                 * @description An absolute URL
                 */
                url: string;
                name: string;
            } | null;
            /**
             * Format: date-time
             * @description When it last changed
             */
            updatedAt: string;
        };
        HomeResults: {
            /** Format: date-time */
            asOf: string;
            changed: number;
            unchanged: number;
            refused: number;
            /** @description In the order of the request */
            homes: components["schemas"]["HomeResult"][];
        };
        HomeResult: {
            number: string;
            /** @enum {string} */
            result: "changed" | "unchanged" | "refused";
            /** @description Why it was refused */
            reason?: string;
        };
        OneHomeResult: {
            number: string;
            /** @enum {string} */
            result: "changed" | "unchanged";
            /** Format: date-time */
            asOf: string;
        };
        FreeTimes: {
            /** Format: date */
            from: string;
            /** Format: date */
            until: string;
            times: components["schemas"]["FreeTime"][];
        };
        FreeTime: {
            /**
             * Format: date-time
             * @description Send it to book this time
             */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            /** @description Where the visit is */
            timeZone: string;
            /** @description Day and time there, such as `2026-12-03T10:00` */
            localTime: string;
            /** @enum {string} */
            kind: "private" | "open-house";
            /** @description How many visits can still be booked */
            placesLeft: number;
            mediums: ("in-person" | "video")[];
            /** @description Those that the hosts speak, such as `fr` */
            languages: string[];
        };
        BookedViewing: {
            /**
             * Format: uuid
             * @description Of the enquiry
             */
            id: string;
            reference: string;
            /** @enum {string} */
            state: "asked" | "booked" | "cancelled" | "came" | "missed";
            /**
             * Format: uri
             * @description Where the visitor changes or cancels it. It is a secret.
             */
            link: string;
        };
        StoredEnquiry: {
            /** Format: uuid */
            id: string;
            /** @description As the confirmation tells the visitor */
            reference: string;
        };
        Subscriber: {
            /** Format: uuid */
            id: string;
            /**
             * @description What is heard about: a search, the news of one project, homes like those of a project, or launches (`vip`, `newsletter`)
             * @enum {string}
             */
            kind: "search" | "project" | "similar" | "vip" | "newsletter";
            email: string;
            /** @description Empty if it was not asked for */
            name: string;
            /** @description The locale of the emails */
            language: string;
            projectId: string | null;
            /** @description The id of the city */
            city: string | null;
            /** @description The conditions as the query of the list of projects */
            search: string;
            consent: {
                /** @description The sentence as the person saw it */
                text: string;
                version: string;
                language: string;
                form: string;
            };
            /** Format: date-time */
            askedAt: string;
            confirmedAt: string | null;
            withdrawnAt: string | null;
            /** @description How it ended, such as `own` or `one-click` */
            way: string | null;
            /** @enum {string} */
            state: "confirmed" | "paused" | "ended";
            /** @description True if emails came back or were marked as spam, so that none are sent */
            isMuted: boolean;
        };
        AddedSubscriber: {
            /** Format: uuid */
            id: string;
            /**
             * @description `asked`: nothing is sent before the person has confirmed
             * @enum {string}
             */
            state: "asked" | "confirmed" | "paused" | "ended";
        };
        /** @description A problem as RFC 9457 describes it */
        Problem: {
            /** @description A URL relative to the site, with one anchor a kind */
            type: string;
            title: string;
            status: number;
            detail?: string;
            /** @description The errors by the path of the value, such as `answers.email` */
            errors?: {
                [key: string]: string;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listPages: {
        parameters: {
            query?: {
                /** @description After which record the list goes on. `next` of an answer has it. */
                after?: string;
                /** @description Of the list as it is now, from 1. To read it all, follow `next`. */
                page?: number;
                /** @description A language tag of the site, such as `fr-CA` or `fr`; without it, the language in which it is written. Lists have what is translated into it, and what is not translated is not found. */
                language?: string;
            };
            header?: {
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As the public page shows it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["PageSummary"][];
                        /** @description On all pages */
                        total: number;
                        page: number;
                        pages: number;
                        /** @description What follows the last item, whatever changes before it; null at the end */
                        next: string | null;
                    };
                };
            };
            /** @description Unchanged since the tag in `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPage: {
        parameters: {
            query?: {
                /** @description A language tag of the site, such as `fr-CA` or `fr`; without it, the language in which it is written. Lists have what is translated into it, and what is not translated is not found. */
                language?: string;
            };
            header?: {
                "If-None-Match"?: string;
            };
            path: {
                /** @description The slug, the end of the URL on the site */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As the public page shows it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            /** @description Unchanged since the tag in `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPartners: {
        parameters: {
            query?: {
                /** @description After which record the list goes on. `next` of an answer has it. */
                after?: string;
                /** @description Of the list as it is now, from 1. To read it all, follow `next`. */
                page?: number;
                /** @description A language tag of the site, such as `fr-CA` or `fr`; without it, the language in which it is written. Lists have what is translated into it, and what is not translated is not found. */
                language?: string;
            };
            header?: {
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As the public page shows it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Partner"][];
                        /** @description On all pages */
                        total: number;
                        page: number;
                        pages: number;
                        /** @description What follows the last item, whatever changes before it; null at the end */
                        next: string | null;
                    };
                };
            };
            /** @description Unchanged since the tag in `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPartner: {
        parameters: {
            query?: {
                /** @description A language tag of the site, such as `fr-CA` or `fr`; without it, the language in which it is written. Lists have what is translated into it, and what is not translated is not found. */
                language?: string;
            };
            header?: {
                "If-None-Match"?: string;
            };
            path: {
                /** @description The slug, the end of the URL on the site */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As the public page shows it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Partner"];
                };
            };
            /** @description Unchanged since the tag in `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /** @description After which record the list goes on. `next` of an answer has it. */
                after?: string;
                /** @description Of the list as it is now, from 1. To read it all, follow `next`. */
                page?: number;
                /** @description A language tag of the site, such as `fr-CA` or `fr`; without it, the language in which it is written. Lists have what is translated into it, and what is not translated is not found. */
                language?: string;
            };
            header?: {
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As the public page shows it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ProjectSummary"][];
                        /** @description On all pages */
                        total: number;
                        page: number;
                        pages: number;
                        /** @description What follows the last item, whatever changes before it; null at the end */
                        next: string | null;
                    };
                };
            };
            /** @description Unchanged since the tag in `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProject: {
        parameters: {
            query?: {
                /** @description A language tag of the site, such as `fr-CA` or `fr`; without it, the language in which it is written. Lists have what is translated into it, and what is not translated is not found. */
                language?: string;
            };
            header?: {
                "If-None-Match"?: string;
            };
            path: {
                /** @description The slug, the end of the URL on the site */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As the public page shows it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            /** @description Unchanged since the tag in `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listNewsItems: {
        parameters: {
            query?: {
                /** @description After which record the list goes on. `next` of an answer has it. */
                after?: string;
                /** @description Of the list as it is now, from 1. To read it all, follow `next`. */
                page?: number;
                /** @description A language tag of the site, such as `fr-CA` or `fr`; without it, the language in which it is written. Lists have what is translated into it, and what is not translated is not found. */
                language?: string;
            };
            header?: {
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As the public page shows it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["NewsItem"][];
                        /** @description On all pages */
                        total: number;
                        page: number;
                        pages: number;
                        /** @description What follows the last item, whatever changes before it; null at the end */
                        next: string | null;
                    };
                };
            };
            /** @description Unchanged since the tag in `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getNewsItem: {
        parameters: {
            query?: {
                /** @description A language tag of the site, such as `fr-CA` or `fr`; without it, the language in which it is written. Lists have what is translated into it, and what is not translated is not found. */
                language?: string;
            };
            header?: {
                "If-None-Match"?: string;
            };
            path: {
                /** @description The slug, the end of the URL on the site */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As the public page shows it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsItem"];
                };
            };
            /** @description Unchanged since the tag in `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listTestimonials: {
        parameters: {
            query?: {
                /** @description After which record the list goes on. `next` of an answer has it. */
                after?: string;
                /** @description Of the list as it is now, from 1. To read it all, follow `next`. */
                page?: number;
                /** @description A language tag of the site, such as `fr-CA` or `fr`; without it, the language in which it is written. Lists have what is translated into it, and what is not translated is not found. */
                language?: string;
            };
            header?: {
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As the public page shows it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Testimonial"][];
                        /** @description On all pages */
                        total: number;
                        page: number;
                        pages: number;
                        /** @description What follows the last item, whatever changes before it; null at the end */
                        next: string | null;
                    };
                };
            };
            /** @description Unchanged since the tag in `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getHomes: {
        parameters: {
            query?: {
                /** @description A language tag of the site, such as `fr-CA` or `fr`; without it, the language in which it is written. Lists have what is translated into it, and what is not translated is not found. */
                language?: string;
            };
            header?: {
                "If-None-Match"?: string;
            };
            path: {
                /** @description The slug, the end of the URL on the site */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As the public page shows it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Homes"];
                };
            };
            /** @description Unchanged since the tag in `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateHomes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your choice. Repeated within a day, the request changes nothing. While the first one is being answered, it is refused with 409: repeat it a second later. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The slug, the end of the URL on the site */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeRows"];
            };
        };
        responses: {
            /** @description Done. Needs a key that may: Update homes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeResults"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The API key is missing or not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The API key does not allow this. The API key does not list this origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Older than what is public. A request with this Idempotency-Key is still being answered */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some values are not valid. This Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replaceHome: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your choice. Repeated within a day, the request changes nothing. While the first one is being answered, it is refused with 409: repeat it a second later. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The slug, the end of the URL on the site */
                slug: string;
                /** @description The number of the home */
                number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeReplacement"];
            };
        };
        responses: {
            /** @description Done. Needs a key that may: Update homes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneHomeResult"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The API key is missing or not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The API key does not allow this. The API key does not list this origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Older than what is public. A request with this Idempotency-Key is still being answered */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some values are not valid. This Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateHome: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your choice. Repeated within a day, the request changes nothing. While the first one is being answered, it is refused with 409: repeat it a second later. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The slug, the end of the URL on the site */
                slug: string;
                /** @description The number of the home */
                number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeChange"];
            };
        };
        responses: {
            /** @description Done. Needs a key that may: Update homes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneHomeResult"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The API key is missing or not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The API key does not allow this. The API key does not list this origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Older than what is public. A request with this Idempotency-Key is still being answered */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some values are not valid. This Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getFreeTimes: {
        parameters: {
            query?: {
                /** @description The first day, where the visits are; without it, today */
                from?: string;
                /** @description The last day, where the visits are; without it, 62 days */
                until?: string;
                /** @description A language tag of the site, such as `fr-CA` or `fr`; without it, the language in which it is written. Lists have what is translated into it, and what is not translated is not found. */
                language?: string;
            };
            header?: never;
            path: {
                /** @description The slug, the end of the URL on the site */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As the public page shows it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreeTimes"];
                };
            };
            /** @description Unchanged since the tag in `If-None-Match` */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No enquiries are taken */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some values are not valid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    bookViewing: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your choice. Repeated within a day, the request changes nothing. While the first one is being answered, it is refused with 409: repeat it a second later. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The slug, the end of the URL on the site */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The number of a home */
                    home?: string;
                    answers: {
                        /** @description Full name */
                        fullName: string;
                        /** @description Email */
                        email: string;
                        /** @description Phone */
                        phone: string;
                        /** @description Preferred contact: one of `Any`, `Email`, `Phone`, `WhatsApp` */
                        preferredContact?: string;
                        /** @description I am a real estate agent */
                        isAgent?: boolean;
                        /** @description I am buying as: one of `Investor`, `Personal`, `Both` */
                        investorType?: string;
                        /** @description Home type: one of `Studio`, `1-3 Bed`, `Penthouse` */
                        unitType?: string;
                        /** @description Budget: one of `50k-100k`, `100k-250k`, `250k-500k`, `500k-1m`, `1m+` */
                        budget?: string;
                        /** @description Payment preference: one of `Cash`, `Mortgage`, `Developer`, `Undecided` */
                        paymentPreference?: string;
                        /** @description Move-in timeline: one of `Immediately`, `3-6 months`, `6-12 months`, `12+ months` */
                        moveInTimeline?: string;
                        /** @description I would like a payment plan */
                        wantsPaymentPlan?: boolean;
                        /** @description Agency name */
                        agencyName?: string;
                        /** @description Licence number */
                        licenseNumber?: string;
                        /** @description Number of homes: one of `1`, `2-5`, `5+` */
                        unitsInterested?: string;
                        /** @description I am representing a buyer */
                        representingBuyer?: boolean;
                        /** @description Send me marketing materials */
                        wantsMarketingMaterials?: boolean;
                        /** @description How did you hear about us? one of `Social Media`, `Google Search`, `Referral`, `Event`, `Other` */
                        referralSource?: string;
                        /** @description I need financing */
                        needsFinancing?: boolean;
                        /** @description I am a foreign buyer */
                        isForeignBuyer?: boolean;
                        /** @description I would like a property tour */
                        wantsPropertyTour?: boolean;
                        /** @description Message */
                        message?: string;
                        /** @description Email me about new launches */
                        newsletterOptIn?: boolean;
                    };
                    consent: {
                        /** @description The sentence that the visitor saw beneath the form */
                        text: string;
                        /** @description Of the sentence */
                        version: string;
                        /** @description Of the sentence; without it, the language of the site */
                        language?: string;
                        /** @description The sentence beside the checkbox for emails. Send it if it is ticked. */
                        newsletterText?: string;
                    };
                    /** @description Where it was sent, such as `Landing page of Kestrel House` */
                    source: string;
                    /**
                     * Format: date-time
                     * @description Of a free time
                     */
                    startsAt: string;
                    /** @enum {string} */
                    medium: "in-person" | "video";
                    /**
                     * @description Of the visit, such as `fr`. A host who speaks it is preferred.
                     * @default
                     */
                    language?: string;
                    /** @description In which the visitor’s emails tell the time as well */
                    visitorTimeZone?: string;
                };
            };
        };
        responses: {
            /** @description Done. Needs a key that may: Send enquiries. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookedViewing"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The API key is missing or not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No enquiries are taken. The API key does not allow this. The API key does not list this origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A request with this Idempotency-Key is still being answered */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some values are not valid. This Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendEnquiry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your choice. Repeated within a day, the request changes nothing. While the first one is being answered, it is refused with 409: repeat it a second later. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Enquiry-contact"] | components["schemas"]["Enquiry-partner-contact"] | components["schemas"]["Enquiry-project-interest"] | components["schemas"]["Enquiry-vip"] | components["schemas"]["Enquiry-join"];
            };
        };
        responses: {
            /** @description Done. Needs a key that may: Send enquiries. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredEnquiry"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The API key is missing or not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No enquiries are taken. The API key does not allow this. The API key does not list this origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A request with this Idempotency-Key is still being answered */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some values are not valid. This Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSubscribers: {
        parameters: {
            query?: {
                state?: "confirmed" | "paused" | "ended";
                kind?: "search" | "project" | "similar" | "vip" | "newsletter";
                email?: string;
                /** @description After which record the list goes on. `next` of an answer has it. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Needs a key that may: Read subscribers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Subscriber"][];
                        /** @description On all pages */
                        total: number;
                        /** @description What follows the last item, whatever changes before it; null at the end */
                        next: string | null;
                    };
                };
            };
            /** @description The API key is missing or not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The API key does not allow this. The API key does not list this origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some values are not valid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addSubscriber: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of your choice. Repeated within a day, the request changes nothing. While the first one is being answered, it is refused with 409: repeat it a second later. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSubscriber"];
            };
        };
        responses: {
            /** @description Done. Needs a key that may: Add subscribers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedSubscriber"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The API key is missing or not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The API key does not allow this. The API key does not list this origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A request with this Idempotency-Key is still being answered */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The request is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Send JSON in UTF-8 */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Some values are not valid. This Idempotency-Key was used for another request */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSubscriber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. Needs a key that may: Read subscribers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscriber"];
                };
            };
            /** @description The API key is missing or not valid */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The API key does not allow this. The API key does not list this origin */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The database cannot be reached */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
