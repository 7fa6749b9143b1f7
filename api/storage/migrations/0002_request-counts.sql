CREATE TABLE "request_counts" (
	"name" text NOT NULL,
	"client" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "request_counts_name_client_window_start_pk" PRIMARY KEY("name","client","window_start")
);
